import HTTP
import Synchronization
import Testing

@testable import Web

/// A change that is asked for again, since its answer was lost.
@Suite struct AnsweredRequestsTests {
  /// Adds a task as a browser does, under a name.
  private func add(
    _ title: String, named name: String?, on stage: WebStage, isLoggedIn: Bool = true
  ) async throws -> Response {
    var headers: [(name: HeaderName, value: String)] = [(.secFetchSite, "same-origin")]
    if let name { headers.append(("Idempotency-Key", name)) }
    return try await stage.post(
      "\(stage.listPath)/tasks", ["title": title, "add": "1"], isLoggedIn: isLoggedIn,
      headers: headers)
  }

  @Test func `asked twice under one name, a task is added once`() async throws {
    let stage = try await WebStage()

    let first = try await add("Pay rent", named: "a", on: stage)
    let again = try await add("Pay rent", named: "a", on: stage)

    #expect(try await stage.titles() == ["Pay rent"])
    #expect(first.status == .seeOther)
    #expect(again.headers[.location] == first.headers[.location])
    #expect(again.headers.values(of: "Content-Security-Policy").count == 1)
  }

  @Test(arguments: [
    ("Pay rent", "b"), ("Call Ann", "a"), ("Pay rent", nil), ("Pay rent", ""),
  ])
  func `under another name, with another text or without a name it is another change`(
    title: String, name: String?
  ) async throws {
    let stage = try await WebStage()

    _ = try await add("Pay rent", named: "a", on: stage)
    _ = try await add(title, named: name, on: stage)

    #expect(try await stage.titles().sorted() == [title, "Pay rent"].sorted())
  }

  @Test func `a name that is too long for one is none`() async throws {
    let stage = try await WebStage()
    let name = String(repeating: "x", count: 101)

    for _ in 1...2 { _ = try await add("Pay rent", named: name, on: stage) }

    #expect(try await stage.titles().count == 2)
  }

  @Test func `nobody is told what somebody else was`() async throws {
    let stage = try await WebStage()
    _ = try await add("Pay rent", named: "a", on: stage)

    let answer = try await add("Pay rent", named: "a", on: stage, isLoggedIn: false)

    #expect(answer.headers[.location]?.hasPrefix("/login") == true)
    #expect(try await stage.titles() == ["Pay rent"])
  }

  @Test func `what was refused is tried again`() async {
    let requests = AnsweredRequests()
    let key = AnsweredRequests.Key(session: "s", name: "n", target: "/", body: "")

    let refused = await requests.answer(key) { Response(.serviceUnavailable) }
    let done = await requests.answer(key) { .redirect(to: "/done") }

    #expect(refused.status == .serviceUnavailable)
    #expect(done.status == .seeOther)
  }

  @Test func `who asks again before it is done waits for the answer`() async throws {
    let requests = AnsweredRequests()
    let key = AnsweredRequests.Key(session: "s", name: "n", target: "/", body: "")
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let made = Count()

    let answers = await withTaskGroup(of: Response.self) { group in
      for _ in 1...5 {
        group.addTask {
          await requests.answer(key) {
            made.value.withLock { $0 += 1 }
            for await _ in gate { break }
            return .redirect(to: "/done")
          }
        }
      }
      open.yield()
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(made.value.withLock { $0 } == 1)
    #expect(answers.map { $0.headers[.location] } == Array(repeating: "/done", count: 5))
  }

  @Test func `answers are forgotten, the oldest first`() async {
    let requests = AnsweredRequests(limit: 2)
    func ask(_ name: String) async -> Bool {
      var isMade = false
      _ = await requests.answer(.init(session: "s", name: name, target: "/", body: "")) {
        isMade = true
        return .redirect(to: "/")
      }
      return isMade
    }

    var made: [Bool] = []
    for name in ["a", "b", "a", "c", "b", "a"] { made.append(await ask(name)) }

    #expect(made == [true, true, false, true, false, true])
  }
}

private final class Count: Sendable {
  let value = Mutex(0)
}
