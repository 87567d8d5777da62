extension Schema {
  /// App passwords, with which devices and programs come in; tasks as members of calendar
  /// collections; priorities beside the days due.
  ///
  /// - `app_password` is looked up by digest at each request, by account and name when a person
  ///   manages them.
  /// - By `task_by_due_and_priority` both narrow a search before a row is read.
  /// - `task.object_change` is the change that made the calendar object of a task what it is; of
  ///   a task that was completed for a time of a repeating one it is of no interest.
  /// - `calendar_text` has each object that was uploaded, byte for byte, for as long as the log
  ///   or a task refers to it; a new task comes after its text.
  /// - `departure` has the names under which tasks were members of a list that they left.
  /// - `collection_property` is of a list, or of a member of one when `task` is not 0, or of the home
  ///   of all when both are 0.
  /// - `forgotten` is up to which change something was forgotten that a list was rid of.
  static let version3 = """
    CREATE TABLE app_password (
      digest BLOB PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      created INTEGER NOT NULL,
      used INTEGER,
      name TEXT NOT NULL,
      UNIQUE (account, name)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX task_by_due_and_priority ON task (list, is_completed, due_key, priority)
      WHERE deleted IS NULL AND due_key < '~';

    CREATE TABLE calendar_text (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      task INTEGER NOT NULL REFERENCES task DEFERRABLE INITIALLY DEFERRED,
      change INTEGER NOT NULL,
      bytes BLOB NOT NULL
    ) STRICT;
    CREATE INDEX calendar_text_by_task ON calendar_text (task);
    ALTER TABLE member ADD COLUMN name TEXT;
    ALTER TABLE task ADD COLUMN has_source INTEGER;
    ALTER TABLE task ADD COLUMN source_text INTEGER REFERENCES calendar_text;
    ALTER TABLE task ADD COLUMN source_name TEXT;
    ALTER TABLE task ADD COLUMN source_uid TEXT;
    ALTER TABLE task ADD COLUMN whole_uid TEXT;
    ALTER TABLE task ADD COLUMN object_change INTEGER NOT NULL DEFAULT 0;
    UPDATE task SET object_change = ifnull(
      (SELECT change FROM step WHERE step.task = task.id AND step.revision = task.revision), 0);
    CREATE INDEX task_by_object_change ON task (list, object_change)
      WHERE occurrence_of IS NULL;
    CREATE INDEX task_by_source_name ON task (list, source_name)
      WHERE source_name IS NOT NULL AND deleted IS NULL;
    CREATE INDEX task_by_source_uid ON task (list, source_uid)
      WHERE source_uid IS NOT NULL AND deleted IS NULL;
    CREATE INDEX task_by_whole_uid ON task (list, whole_uid)
      WHERE whole_uid IS NOT NULL AND deleted IS NULL;
    CREATE TABLE departure (
      list INTEGER NOT NULL REFERENCES list,
      name TEXT NOT NULL,
      change INTEGER NOT NULL,
      PRIMARY KEY (list, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX departure_by_change ON departure (list, change);
    CREATE TABLE collection_property (
      account INTEGER NOT NULL REFERENCES account,
      list INTEGER NOT NULL,
      task INTEGER NOT NULL,
      namespace TEXT NOT NULL,
      name TEXT NOT NULL,
      value BLOB NOT NULL,
      PRIMARY KEY (account, list, task, namespace, name)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE forgotten (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      change INTEGER NOT NULL
    ) STRICT;
    """
}
