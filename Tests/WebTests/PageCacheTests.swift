import Domain
import HTTP
import Testing

@testable import Web

@Suite struct PageCacheTests {
  let key = PageCache.Key(
    person: Person(account: .init(1), language: .english, zone: .utc), target: "/lists/1")

  @Test func `a page is the same while nothing was stored and the minute lasts`() {
    let cache = PageCache()
    let stamp = PageCache.Stamp(change: .init(7), minute: 100)

    cache.keep(.text("page"), for: key, at: stamp)

    #expect(cache.response(for: key, at: stamp)?.text == "page")
    #expect(cache.response(for: key, at: .init(change: .init(8), minute: 100)) == nil)
    #expect(cache.response(for: key, at: .init(change: .init(7), minute: 101)) == nil)
  }

  @Test func `a page is for one person, language, zone and address`() {
    let cache = PageCache()
    let stamp = PageCache.Stamp(change: nil, minute: 100)
    cache.keep(.text("page"), for: key, at: stamp)

    for (account, language, zone, target) in [
      (2, Language.english, "UTC", "/lists/1"), (1, .korean, "UTC", "/lists/1"),
      (1, .english, "Asia/Seoul", "/lists/1"), (1, .english, "UTC", "/lists/1?after=3"),
    ] {
      let person = Person(account: .init(account), language: language, zone: ZoneName(zone))
      #expect(cache.response(for: .init(person: person, target: target), at: stamp) == nil)
    }
  }

  @Test func `a newer page takes the place of the older, and memory stays bounded`() {
    let cache = PageCache()
    let large = Response.content([UInt8](repeating: 0x20, count: 1 << 20), type: "text/plain")

    for number in 1...40 {
      let stamp = PageCache.Stamp(change: .init(number), minute: 1)
      cache.keep(large, for: .init(person: key.person, target: "/lists/\(number)"), at: stamp)
      cache.keep(.text("\(number)"), for: key, at: stamp)
      #expect(cache.response(for: key, at: stamp)?.text == "\(number)")
    }
    let kept = (1...40).count { number in
      let key = PageCache.Key(person: key.person, target: "/lists/\(number)")
      return cache.response(for: key, at: .init(change: .init(number), minute: 1)) != nil
    }

    #expect((1...8).contains(kept))
  }

  @Test func `what was just changed is shown, whoever changed it`() async throws {
    let stage = try await WebStage()
    _ = try await stage.get(stage.listPath)

    let task = try await stage.add("from the terminal")
    #expect(try await stage.get(stage.listPath).text.contains("from the terminal"))
    try await stage.store.perform(
      .deleteTasks([task.id]), for: stage.account.id, at: stage.clock.now())

    #expect(try await !stage.get(stage.listPath).text.contains("from the terminal"))
  }

  @Test func `a language that was just chosen is shown`() async throws {
    let stage = try await WebStage()
    _ = try await stage.get(stage.listPath)

    var account = stage.account
    account.language = .korean
    try await stage.store.update(account)

    #expect(try await stage.get(stage.listPath).text.contains("lang=\"ko\""))
  }
}
