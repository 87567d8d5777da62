extension Schema {
  /// Starts, repetition, tags, parts, estimates, addresses, reminders, cancelling; what a person
  /// keeps under a name; where the day begins; making again what was taken back.
  ///
  /// - New columns of `task` may be null, since the log has snapshots without them.
  /// - `task_tag` has a row for each tag of each task that is not deleted, by what tells tags apart.
  /// - `task_search` has the letters and tags of each of them, and no text (Notes/search.md).
  /// - `change.is_partial` says that some of its steps are forgotten, with what they were about.
  /// - A `step` of a setting has list 0 and its account.
  static let version2 = """
    ALTER TABLE account ADD COLUMN day_start INTEGER NOT NULL DEFAULT 0;

    ALTER TABLE task ADD COLUMN parent INTEGER REFERENCES task;
    ALTER TABLE task ADD COLUMN start TEXT;
    ALTER TABLE task ADD COLUMN repetition TEXT;
    ALTER TABLE task ADD COLUMN tags TEXT;
    ALTER TABLE task ADD COLUMN estimate INTEGER;
    ALTER TABLE task ADD COLUMN url TEXT;
    ALTER TABLE task ADD COLUMN reminders TEXT;
    ALTER TABLE task ADD COLUMN is_cancelled INTEGER;
    ALTER TABLE task ADD COLUMN occurrence_of INTEGER REFERENCES task;
    ALTER TABLE task ADD COLUMN is_withdrawn INTEGER;
    CREATE INDEX task_by_parent ON task (parent) WHERE parent IS NOT NULL;
    CREATE INDEX task_by_occurrence_of ON task (occurrence_of, completed)
      WHERE occurrence_of IS NOT NULL;
    CREATE INDEX task_by_completed ON task (list, is_completed, completed)
      WHERE deleted IS NULL AND completed IS NOT NULL;
    CREATE INDEX task_by_deleted ON task (list, deleted)
      WHERE deleted IS NOT NULL AND is_withdrawn IS NULL;

    CREATE TABLE task_tag (
      key TEXT NOT NULL,
      task INTEGER NOT NULL REFERENCES task,
      name TEXT NOT NULL,
      PRIMARY KEY (key, task)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX task_tag_by_task ON task_tag (task);

    CREATE VIRTUAL TABLE task_search
      USING fts5(grams, content = '', detail = none, columnsize = 0, tokenize = 'ascii');

    CREATE TABLE setting (
      account INTEGER NOT NULL REFERENCES account,
      kind TEXT NOT NULL,
      key TEXT NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (account, kind, key)
    ) STRICT, WITHOUT ROWID;

    ALTER TABLE change ADD COLUMN is_redo INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE change ADD COLUMN is_redoable INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE change ADD COLUMN is_partial INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX change_redoable ON change (account) WHERE is_redoable;
    """
}
