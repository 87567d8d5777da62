import Domain
import Testing

/// How long one has to wait before the next attempt to log in.
@Suite struct LoginAttemptTests {
  private let start = Instant(milliseconds: 1_700_000_000_000)

  @Test func `costs nothing at first`() {
    for kind in [LoginAttempt.Kind.pair, .address, .account] {
      #expect(LoginAttempt.wait(kind, count: kind.free - 1, last: start, at: start) == nil)
      #expect(LoginAttempt.wait(kind, count: kind.free, last: start, at: start) == 1)
    }
  }

  @Test func `doubles each time, up to a quarter of an hour`() {
    let waits = (5...20).map { count in
      LoginAttempt.wait(.pair, count: count, last: start, at: start) ?? 0
    }

    #expect(waits.prefix(10) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
    #expect(waits.dropFirst(10).allSatisfy { $0 == 900 })
    #expect(LoginAttempt.wait(.pair, count: .max, last: start, at: start) == 900)
  }

  @Test func `passes with time, whole seconds at a time`() {
    let later = Instant(milliseconds: start.milliseconds + 3001)

    #expect(LoginAttempt.wait(.pair, count: 7, last: start, at: later) == 1)
    #expect(
      LoginAttempt.wait(.pair, count: 7, last: start, at: start.advanced(bySeconds: 4)) == nil)
  }

  @Test func `is no longer than the pause when the clock was set back`() {
    let lastYear = start.advanced(bySeconds: -365 * 86_400)

    #expect(LoginAttempt.wait(.pair, count: 6, last: start, at: lastYear) == 2)
  }

  @Test func `counts an address in any case as one`() {
    let left = LoginAttempt(email: "Ada@Example.org", address: "192.0.2.1")
    let right = LoginAttempt(email: " ada@example.ORG ", address: "192.0.2.1")

    #expect(left.keys == right.keys)
    #expect(Set(left.keys.map(\.name)).count == 3)
  }

  @Test func `keeps no more of a text than an address may have`() {
    let attempt = LoginAttempt(
      email: String(repeating: "x", count: 1_000_000), address: "192.0.2.1")

    #expect(attempt.keys.allSatisfy { $0.name.utf8.count < 400 })
  }

  @Test func `is told to wait for the longest of its counts, and counts nothing then`() {
    let attempt = LoginAttempt(email: "ada@example.org", address: "192.0.2.1")
    let counts = Dictionary(
      uniqueKeysWithValues: attempt.keys.map { key in
        (key, LoginCount(count: key.kind == .pair ? 7 : 22, last: start))
      })

    #expect(attempt.counting(counts, at: start) == .mustWait(4))
    #expect(attempt.counting([:], at: start) != .mustWait(0))
  }
}
