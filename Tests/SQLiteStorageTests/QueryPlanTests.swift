import Domain
import SQLite
import TestSupport
import Testing

@testable import SQLiteStorage

/// A page of fifty costs fifty: its order and its beginning are an index's.
@Suite struct QueryPlanTests {
  @Test(
    arguments: zip(
      TaskSortName.allCases,
      [
        "created,rowid)<(?,?", "priority_key,created,rowid)>(?,?,?", "created,rowid)>(?,?",
        "title_key,created,rowid)>(?,?,?", "due_key,created,rowid)>(?,?,?",
        "position,created,rowid)>(?,?,?",
      ]))
  func `reads each order from its index`(_ sort: TaskSortName, _ bound: String) throws {
    let order = TaskOrder(sort.strategy)

    let whole = try plan(
      of: order.select(.open, roots: true, continuing: false, merging: true))
    let rest = try plan(of: order.select(.open, roots: false, continuing: true, merging: true))

    let index = "SEARCH task USING INDEX task_by_\(order.columns[0])"
    #expect(whole == ["\(index) (list=? AND is_completed=?)"])
    #expect(rest == ["\(index) (list=? AND is_completed=? AND (\(bound)))"])
  }

  @Test(arguments: zip([TaskSortName.completed, .deleted], [TaskPart.completed, .deleted]))
  func `reads what was completed or deleted last from its index`(
    _ sort: TaskSortName, _ part: TaskPart
  ) throws {
    let order = TaskOrder(sort.strategy)

    let plan = try plan(of: order.select(part, roots: false, continuing: true, merging: true))

    #expect(plan.count == 1)
    #expect(plan[0].hasPrefix("SEARCH task USING INDEX task_by_\(order.columns[0]) (list=?"))
  }

  @Test(arguments: [
    "SELECT max(id) FROM change WHERE account = ?1 AND is_undoable",
    "SELECT max(id) FROM change WHERE account = ?1 AND is_redoable",
    "SELECT id FROM task WHERE parent = ?1", "SELECT task FROM task_tag WHERE key = ?1",
    "SELECT 1 FROM change WHERE undoes = ?1",
    "SELECT snapshot FROM step WHERE task = ?1 AND revision = ?2",
    """
    SELECT snapshot FROM step
    WHERE list = ?1 AND revision = ?2 AND task IS NULL AND account IS NULL
    """,
    "SELECT account FROM session WHERE digest = ?1",
    "SELECT id FROM account WHERE email_key = ?1",
    "SELECT account FROM app_password WHERE digest = ?1",
    "SELECT name FROM app_password WHERE account = ?1",
    "SELECT service FROM place WHERE account = ?1", WeatherQuery.forecast, WeatherQuery.entries,
  ])
  func `looks nothing up by reading a whole table`(_ query: String) throws {
    let plan = try plan(of: query)

    #expect(plan.count == 1)
    #expect(plan.allSatisfy { $0.hasPrefix("SEARCH") })
  }

  @Test(
    arguments: zip(
      ActivityQuery.tasks + [ActivityQuery.occurrences],
      [
        "task_by_created (list=? AND is_completed=? AND created>?)",
        "task_by_created (list=? AND is_completed=? AND created>?)",
        "task_by_completed (list=? AND is_completed=? AND completed>?)",
        "task_by_deleted (list=? AND deleted>?)", "task_by_occurrence_of (occurrence_of=?)",
      ]))
  func `reads of the past what is asked and no more`(_ query: String, _ index: String) throws {
    #expect(try plan(of: query) == ["SEARCH task USING INDEX \(index)"])
  }

  @Test func `begins and ends the order by due date where the filter says`() throws {
    let order = TaskOrder(DueSort())

    let first = try plan(
      of: order.select(
        .open, roots: false, continuing: false, merging: false, due: [.first, .last]))
    let rest = try plan(
      of: order.select(.open, roots: false, continuing: true, merging: false, due: .last))

    let index = "SEARCH task USING INDEX task_by_due_key (list=? AND is_completed=? AND "
    #expect(first == [index + "due_key>? AND due_key<?)"])
    #expect(rest == [index + "(due_key,created,rowid)>(?,?,?) AND due_key<?)"])
  }

  @Test func `reads the rows of few tasks by number`() throws {
    for sort in TaskSortName.allCases + [.completed] {
      let order = TaskOrder(sort.strategy)
      let plan = try plan(
        of: order.select(among: [.open, .completed], separating: true, continuing: true))

      #expect(plan.first == "SEARCH task USING INTEGER PRIMARY KEY (rowid=?)")
      #expect(!plan.contains { $0.hasPrefix("SCAN task") })
    }
  }

  @Test func `finds the place next to another by the ends of two ranges`() throws {
    for side in [Side.after, .before] {
      let plan = try plan(of: TransactionState.nearest(side, isBound: true))
      let sign = side == .after ? ">" : "<"
      let search = "SEARCH task USING INDEX task_by_position (list=? AND is_completed=? AND "

      #expect(plan.filter { $0 == search + "position\(sign)?)" }.count == 2)
    }
  }

  @Test func `finds what may match by indexes`() throws {
    #expect(
      try plan(of: TaskNarrowing.lookUpDue(.open)) == [
        """
        SEARCH task USING INDEX task_by_due_and_priority \
        (list=? AND is_completed=? AND due_key>? AND due_key<?)
        """
      ])
    #expect(
      try plan(of: SearchIndex.lookUp) == [
        "COMPOUND QUERY", "LEFT-MOST SUBQUERY", "SCAN task_search VIRTUAL TABLE INDEX 0:M1",
        "UNION ALL", "SEARCH task USING INTEGER PRIMARY KEY (rowid>?)", "SCALAR SUBQUERY 2",
        "SCAN search_index",
      ])
  }

  private func plan(of query: String) throws -> [String] {
    let folder = TemporaryFolder()
    _ = try SQLiteStore(path: folder.database)
    let connection = try Connection(path: folder.database)
    return try connection.all("EXPLAIN QUERY PLAN \(query)") { $0.text(at: 3) ?? "" }
  }
}
