#include <sqlite3.h>

/// Has statements planned once, whatever is bound to them later: else some are prepared again each
/// time they are used. A function, since Swift can't call one of variable arguments.
/// <https://sqlite.org/c3ref/c_dbconfig_defensive.html>
static inline int sqlite3_enable_stable_plans(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_QPSG, 1, (int *)0);
}
