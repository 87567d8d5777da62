extension Schema {
  /// Accounts, lists, tasks, and the log of their changes.
  ///
  /// Times are milliseconds since 1970-01-01T00:00Z. Numbers of accounts, lists, tasks and changes
  /// are never given twice (`AUTOINCREMENT`).
  ///
  /// - Each order of tasks is an index that ends in the time of creation and the number (SQLite
  ///   appends it), over open and completed tasks apart. What is deleted is in none of them.
  /// - `change` has a row for what a person did, `step` one for each thing that it touched, with
  ///   the thing as it was after that. How it was before is the step of the revision before, so
  ///   nothing is kept twice; only a membership, which has no revisions, holds both.
  /// - `change.account` is no foreign key: what somebody did to a list that others have too stays
  ///   when the account goes.
  static let version1 = """
    CREATE TABLE account (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      email TEXT,
      email_key TEXT UNIQUE,
      password_hash TEXT,
      language TEXT,
      zone TEXT NOT NULL,
      created INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE session (
      digest BLOB PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      created INTEGER NOT NULL,
      used INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX session_by_account ON session (account);
    CREATE TABLE invitation (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      digest BLOB NOT NULL
    ) STRICT;
    CREATE TABLE login_attempt (
      name TEXT PRIMARY KEY,
      count INTEGER NOT NULL,
      last INTEGER NOT NULL,
      succeeded INTEGER
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE list (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      created INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      deleted INTEGER,
      revision INTEGER NOT NULL,
      open_count INTEGER NOT NULL DEFAULT 0,
      completed_count INTEGER NOT NULL DEFAULT 0,
      title TEXT NOT NULL
    ) STRICT;
    CREATE TABLE member (
      account INTEGER NOT NULL REFERENCES account,
      list INTEGER NOT NULL REFERENCES list,
      position TEXT NOT NULL,
      sort TEXT NOT NULL,
      hides_completed INTEGER NOT NULL,
      PRIMARY KEY (account, list)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX member_by_list ON member (list);

    CREATE TABLE task (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      list INTEGER NOT NULL REFERENCES list,
      created INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      completed INTEGER,
      deleted INTEGER,
      revision INTEGER NOT NULL,
      priority INTEGER NOT NULL,
      position TEXT NOT NULL,
      due TEXT,
      due_key TEXT NOT NULL,
      title_key BLOB NOT NULL,
      title TEXT NOT NULL,
      notes TEXT NOT NULL,
      is_completed INTEGER NOT NULL AS (completed IS NOT NULL),
      priority_key INTEGER NOT NULL AS (-priority)
    ) STRICT;
    CREATE INDEX task_by_created ON task (list, is_completed, created) WHERE deleted IS NULL;
    CREATE INDEX task_by_priority_key ON task (list, is_completed, priority_key, created)
      WHERE deleted IS NULL;
    CREATE INDEX task_by_title_key ON task (list, is_completed, title_key, created)
      WHERE deleted IS NULL;
    CREATE INDEX task_by_due_key ON task (list, is_completed, due_key, created)
      WHERE deleted IS NULL;
    CREATE INDEX task_by_position ON task (list, is_completed, position, created)
      WHERE deleted IS NULL;

    CREATE TRIGGER task_inserted AFTER INSERT ON task WHEN new.deleted IS NULL BEGIN
      UPDATE list SET open_count = open_count + (new.completed IS NULL),
        completed_count = completed_count + (new.completed IS NOT NULL) WHERE id = new.list;
    END;
    CREATE TRIGGER task_left AFTER UPDATE OF list, completed, deleted ON task
      WHEN old.deleted IS NULL BEGIN
      UPDATE list SET open_count = open_count - (old.completed IS NULL),
        completed_count = completed_count - (old.completed IS NOT NULL) WHERE id = old.list;
    END;
    CREATE TRIGGER task_entered AFTER UPDATE OF list, completed, deleted ON task
      WHEN new.deleted IS NULL BEGIN
      UPDATE list SET open_count = open_count + (new.completed IS NULL),
        completed_count = completed_count + (new.completed IS NOT NULL) WHERE id = new.list;
    END;

    CREATE TABLE change (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      account INTEGER NOT NULL,
      at INTEGER NOT NULL,
      action TEXT NOT NULL,
      undoes INTEGER REFERENCES change,
      is_undoable INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX change_undoable ON change (account) WHERE is_undoable;
    CREATE UNIQUE INDEX change_by_undone ON change (undoes) WHERE undoes IS NOT NULL;
    CREATE TABLE step (
      change INTEGER NOT NULL REFERENCES change,
      ordinal INTEGER NOT NULL,
      task INTEGER REFERENCES task,
      list INTEGER NOT NULL,
      account INTEGER,
      revision INTEGER,
      snapshot TEXT NOT NULL,
      PRIMARY KEY (change, ordinal)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX step_by_task ON step (task, revision) WHERE task IS NOT NULL;
    CREATE UNIQUE INDEX step_by_list ON step (list, revision)
      WHERE task IS NULL AND account IS NULL;
    """
}
