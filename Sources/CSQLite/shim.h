#include <sqlite3.h>

/// Has statements planned once, whatever is bound to them later: else some are prepared again each
/// time they are used. A function, since Swift can't call one of variable arguments.
/// <https://sqlite.org/c3ref/c_dbconfig_defensive.html>
static inline int sqlite3_enable_stable_plans(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_QPSG, 1, (int *)0);
}

/// Has SQLite count no memory, which takes a lock around each allocation, and keep what it copies of a
/// statement that may be taken back in memory up to `bytes`, not in a file; once, before anything else.
/// Functions, since Swift can't call one of variable arguments.
/// <https://sqlite.org/c3ref/c_config_covering_index_scan.html>
static inline int sqlite3_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

static inline int sqlite3_keep_statement_journals(int bytes) {
  return sqlite3_config(SQLITE_CONFIG_STMTJRNL_SPILL, bytes);
}
