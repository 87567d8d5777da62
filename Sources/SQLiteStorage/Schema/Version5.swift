extension Schema {
  /// The newest tasks wait to be put into the search index together.
  ///
  /// - `search_index` has one row: tasks up to `last_task` are in `task_search`, which those after it
  ///   are not in yet.
  static let version5 = """
    CREATE TABLE search_index (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      last_task INTEGER NOT NULL
    ) STRICT;
    INSERT INTO search_index SELECT 1, ifnull(max(id), 0) FROM task;
    """
}
