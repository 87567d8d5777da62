/// Rules that a query can check: it gives a line for each thing that breaks one.
enum InspectionRule {
  static let all = [
    counts, members, emptyChanges, undoable, taskRevisions, listRevisions, taskSnapshots,
    listSnapshots, memberSnapshots, numbers("task"), numbers("list"), numbers("account"),
    numbers("change"),
  ]

  private static let counts = """
    SELECT 'list ' || list.id || ': counts ' || open_count || ' open and ' || completed_count
      || ' completed tasks, has ' || ifnull(open, 0) || ' and ' || ifnull(completed, 0)
    FROM list LEFT JOIN (
      SELECT list, sum(completed IS NULL) AS open, sum(completed IS NOT NULL) AS completed
      FROM task WHERE deleted IS NULL GROUP BY list
    ) AS found ON found.list = list.id
    WHERE open_count <> ifnull(open, 0) OR completed_count <> ifnull(completed, 0)
    """

  private static let members = """
    SELECT 'list ' || id || ': belongs to nobody' FROM list
    WHERE NOT EXISTS (SELECT 1 FROM member WHERE member.list = list.id)
    """

  private static let emptyChanges = """
    SELECT 'change ' || id || ': touches nothing' FROM change
    WHERE NOT EXISTS (SELECT 1 FROM step WHERE step.change = change.id)
    """

  private static let undoable = """
    SELECT 'change ' || id || ': can be taken back, but was already or takes another one back'
    FROM change WHERE is_undoable AND ((undoes IS NOT NULL AND NOT is_redo) OR EXISTS (
      SELECT 1 FROM change AS later WHERE later.undoes = change.id))
    """

  private static let taskRevisions = """
    SELECT 'task ' || id || ': is at revision ' || task.revision || ', the log has '
      || ifnull(steps, 0) || ' up to ' || ifnull(last, 0)
    FROM task LEFT JOIN (
      SELECT task, count(*) AS steps, min(revision) AS first, max(revision) AS last
      FROM step WHERE task IS NOT NULL GROUP BY task
    ) AS log ON log.task = task.id
    WHERE (steps, first, last) IS NOT (task.revision, 1, task.revision)
    """

  private static let listRevisions = """
    SELECT 'list ' || id || ': is at revision ' || list.revision || ', the log has '
      || ifnull(steps, 0) || ' up to ' || ifnull(last, 0)
    FROM list LEFT JOIN (
      SELECT list, count(*) AS steps, min(revision) AS first, max(revision) AS last
      FROM step WHERE task IS NULL AND account IS NULL GROUP BY list
    ) AS log ON log.list = list.id
    WHERE (steps, first, last) IS NOT (list.revision, 1, list.revision)
    """

  private static let taskSnapshots = """
    SELECT 'task ' || task.id || ': is not as the log has it' FROM task
    JOIN step ON step.task = task.id AND step.revision = task.revision
    WHERE \(differs("task", in: TaskRow.names)) OR step.list <> task.list
    """

  private static let listSnapshots = """
    SELECT 'list ' || list.id || ': is not as the log has it' FROM list
    JOIN step ON step.list = list.id AND step.revision = list.revision
      AND step.task IS NULL AND step.account IS NULL
    WHERE \(differs("list", in: ListRow.names))
    """

  private static let memberSnapshots = """
    SELECT 'list ' || member.list || ': its place is not as the log has it' FROM member
    WHERE member.position IS NOT (
      SELECT json_extract(snapshot, '$.after.position') FROM step
      WHERE step.account = member.account AND step.list = member.list
      ORDER BY change DESC, ordinal DESC LIMIT 1)
    """

  /// A condition: the row of `table` has another value than its snapshot in one of the columns.
  private static func differs(_ table: String, in columns: [String]) -> String {
    let differences = columns.map {
      "json_extract(snapshot, '$.\($0)') IS NOT \(table).\($0)"
    }
    return
      "CASE json_valid(snapshot) WHEN 1 THEN \(differences.joined(separator: " OR ")) ELSE 1 END"
  }

  private static func numbers(_ table: String) -> String {
    """
    SELECT '\(table): the number ' || max(id) || ' could be given again' FROM \(table)
    HAVING max(id) > ifnull((SELECT seq FROM sqlite_sequence WHERE name = '\(table)'), 0)
    """
  }
}
