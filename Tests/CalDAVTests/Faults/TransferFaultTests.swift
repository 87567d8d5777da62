import DAV
import Domain
import HTTP
import SQLiteStorage
import Testing

/// What goes wrong when tasks are copied or moved between lists.
@Suite struct TransferFaultTests {
  private static func stage() async throws -> DAVStage {
    let stage = try await DAVStage()
    _ = try await stage.request(.mkcalendar, "\(stage.home)other/")
    try await stage.put("a", "SUMMARY:a")
    return stage
  }

  private func upload(_ stage: DAVStage, _ path: String, uid: String) async throws {
    let response = try await stage.request(
      .put, stage.home + path, DAVStage.calendar(["SUMMARY:\(path)"], uid: uid))
    #expect(response.status == .created)
  }

  @Test func `a refused move has taken away what was at the destination`() async throws {
    let stage = try await Self.stage()
    try await upload(stage, "other/same-uid.ics", uid: "a")
    try await upload(stage, "other/b.ics", uid: "b")

    let move = try await stage.request(
      .move, "\(stage.home)home/a.ics", "", [(.destination, "\(stage.home)other/b.ics")])

    #expect(move.status == .forbidden)
    #expect(
      move.text.contains(
        "<c:no-uid-conflict><d:href>\(stage.home)other/same-uid.ics</d:href></c:no-uid-conflict>"))
    #expect(try await stage.request(.get, "\(stage.home)other/b.ics").status == .ok)
    #expect(try await stage.request(.get, "\(stage.home)home/a.ics").status == .ok)
  }

  @Test func `a move over another task leaves both, or neither`() async throws {
    let stage = try await Self.stage()
    try await upload(stage, "other/b.ics", uid: "b")

    let kept = try await stage.request(
      .move, "\(stage.home)home/a.ics", "",
      [(.destination, "\(stage.home)other/b.ics"), (.overwrite, "F")])
    let moved = try await stage.request(
      .move, "\(stage.home)home/a.ics", "", [(.destination, "\(stage.home)other/b.ics")])

    #expect(kept.status == .preconditionFailed)
    #expect(moved.status == .noContent)
    #expect(try await stage.request(.get, "\(stage.home)home/a.ics").status == .notFound)
    #expect(
      try await stage.request(.get, "\(stage.home)other/b.ics").text.contains("SUMMARY:a\r\n"))
  }

  @Test(arguments: [Method.move, .copy])
  func `an old tag still lets a task be moved or copied`(_ method: Method) async throws {
    let stage = try await Self.stage()
    let old = try #require(
      try await stage.request(.get, "\(stage.home)home/a.ics").headers[.entityTag])
    let new = try #require(try await stage.put("a", "SUMMARY:a2").headers[.entityTag])
    let destination = (name: HeaderName.destination, value: "\(stage.home)other/a.ics")

    let refused = try await stage.request(
      method, "\(stage.home)home/a.ics", "", [destination, (.ifMatch, old)])
    let done = try await stage.request(
      method, "\(stage.home)home/a.ics", "", [destination, (.ifMatch, new)])

    #expect(refused.status == .preconditionFailed)
    #expect(done.status == .created)
  }

  @Test(arguments: [
    (nil, Status.badRequest), ("::::", .badRequest), ("/dav/lists/99/home/a.ics", .conflict),
    ("http://elsewhere.example/dav/lists/1/other/a.ics", .forbidden), ("/dav/", .forbidden),
    ("/dav/lists/1/other/%00", .badRequest), ("/dav/lists/1/other/..", .badRequest),
    ("/dav/lists/1/home/a.ics", .forbidden), ("/dav/lists/1/none/a.ics", .conflict),
  ])
  func `a destination that can't be is an error of the server`(
    _ destination: String?, _ status: Status
  ) async throws {
    let stage = try await Self.stage()

    let response = try await stage.request(
      .move, "\(stage.home)home/a.ics", "",
      destination.map { [(name: .destination, value: $0)] } ?? [])

    #expect(response.status == status)
    #expect(try await stage.request(.get, "\(stage.home)home/a.ics").status == .ok)
  }

  /// nginx passes on the name by which it asks, and the client's beside it.
  @Test func `behind a proxy every destination is on another server`() async throws {
    let stage = try await Self.stage()
    let path = "\(stage.home)home/a.ics"

    let response = try await stage.behindProxy(
      .move, path,
      [
        (.destination, "https://tasks.example\(stage.home)other/a.ics"),
        ("X-Forwarded-Host", "tasks.example"),
      ])

    #expect(response.status == .created)
  }

  @Test func `a list is removed by whoever names a tag that it never had`() async throws {
    let stage = try await Self.stage()

    let refused = try await stage.request(.delete, "\(stage.home)home/", "", [(.ifMatch, "\"1\"")])
    let done = try await stage.request(.delete, "\(stage.home)home/", "", [(.ifMatch, "*")])

    #expect(refused.status == .preconditionFailed)
    #expect(done.status == .noContent)
  }
}
