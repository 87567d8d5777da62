import DAV
import Domain
import HTTP
import SQLiteStorage
import Testing

/// What went wrong with orders made by hand.
@Suite struct OrderFaultTests {
  /// The members of the list by X-APPLE-SORT-ORDER, as programs show them.
  private func shown(_ names: [String], on stage: DAVStage) async throws -> [String] {
    var orders: [(name: String, order: Int)] = []
    for name in names {
      let text = try await stage.request(.get, "\(stage.home)home/\(name)").text
      let lines = text.split(separator: "\r\n")
      let order = lines.firstMatch(of: "X-APPLE-SORT-ORDER:").flatMap { Int($0) }
      let created = try #require(try await stage.task(named: name)).created
      orders.append((name, order ?? Position.sortOrder(ofTaskCreated: created)))
    }
    return orders.sorted { $0.order < $1.order }.map(\.name)
  }

  private func kept(on stage: DAVStage) async throws -> [String] {
    let query = TaskQuery(lists: [stage.list], sort: .manual, limit: 100)
    return try await stage.store.tasks(query, for: stage.account).tasks.map(\.objectName)
  }

  @Test func `a phone shows another order than the page`() async throws {
    let stage = try await DAVStage()
    let now = StoppedClock().now()
    for name in ["a", "b", "c"] { try await stage.put(name, "SUMMARY:\(name)") }
    try await stage.put("d", "SUMMARY:d", "X-APPLE-SORT-ORDER:5")
    let change = try await stage.store.perform(
      .addTasks([TaskDraft(title: "own"), TaskDraft(title: "own too")], to: stage.list),
      for: stage.account, at: now)
    let own = try #require(change).tasks
    let names = ["a.ics", "b.ics", "c.ics", "d.ics"] + own.map(\.objectName)
    #expect(try await kept(on: stage) == shown(names, on: stage))
    #expect(
      try await kept(on: stage)
        == own.map(\.objectName) + ["d.ics", "a.ics", "b.ics", "c.ics"])

    let a = try #require(try await stage.task(named: "a.ics")).id
    for after in [own[1].id, nil, own[0].id] {
      try await stage.store.perform(
        .moveTask(a, after: after), for: stage.account, at: now)

      #expect(try await kept(on: stage) == shown(names, on: stage))
    }
  }

  @Test func `a phone's move is lost`() async throws {
    let stage = try await DAVStage()
    for (name, order) in [("a", 10), ("b", 20), ("c", 30)] {
      try await stage.put(name, "SUMMARY:\(name)", "X-APPLE-SORT-ORDER:\(order)")
    }

    try await stage.put("c", "SUMMARY:c", "X-APPLE-SORT-ORDER:19")

    #expect(try await kept(on: stage) == ["a.ics", "c.ics", "b.ics"])
  }

  @Test func `many tasks of one number stand in one place`() async throws {
    let stage = try await DAVStage()
    for name in ["a", "b", "c", "d", "e"] {
      try await stage.put(name, "SUMMARY:\(name)", "X-APPLE-SORT-ORDER:7")
    }
    let e = try #require(try await stage.task(named: "e.ics")).id
    let a = try #require(try await stage.task(named: "a.ics")).id

    try await stage.store.perform(
      .moveTask(e, after: a), for: stage.account, at: StoppedClock().now())

    #expect(try await kept(on: stage) == ["a.ics", "e.ics", "b.ics", "c.ics", "d.ics"])
  }

  @Test func `an order made here is lost when a program leaves it out`() async throws {
    let stage = try await DAVStage()
    for name in ["a", "b"] { try await stage.put(name, "SUMMARY:\(name)") }
    let a = try #require(try await stage.task(named: "a.ics")).id
    let b = try #require(try await stage.task(named: "b.ics")).id
    try await stage.store.perform(
      .moveTask(a, after: b), for: stage.account, at: StoppedClock().now())
    #expect(try await kept(on: stage) == ["b.ics", "a.ics"])

    try await stage.put("b", "SUMMARY:b more")

    #expect(try await kept(on: stage) == ["b.ics", "a.ics"])
  }

  @Test func `moving a task tells programs nothing`() async throws {
    let stage = try await DAVStage()
    for name in ["a", "b"] { try await stage.put(name, "SUMMARY:\(name)") }
    let token = try #require(try await stage.sync().token)
    let a = try #require(try await stage.task(named: "a.ics")).id

    try await stage.store.perform(
      .moveTask(a, after: nil), for: stage.account, at: StoppedClock().now())
    try await stage.store.perform(
      .moveTask(a, after: try #require(try await stage.task(named: "b.ics")).id),
      for: stage.account, at: StoppedClock().now())

    let changed = try await stage.sync(token).responses.map(\.href)
    #expect(changed == ["\(stage.home)home/a.ics"])
  }
}

extension [Substring] {
  /// What follows in the first line that begins so.
  fileprivate func firstMatch(of start: String) -> Substring? {
    first { $0.hasPrefix(start) }?.dropFirst(start.utf8.count)
  }
}
