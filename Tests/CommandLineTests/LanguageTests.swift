import Domain
import MemoryStorage
import Presentation
import Testing

@testable import CommandLine

@Suite struct LanguageTests {
  let hibi = Sitting()

  @Test func `speaks Japanese`() async throws {
    hibi.environment["LANG"] = "ja_JP.UTF-8"

    #expect(await hibi("add", "牛乳を買う", "--due", "明日").output == "「牛乳を買う」を追加 (1)\n")
    #expect(await hibi("list").output == "1 ☐ 明日  牛乳を買う\n")
    #expect(await hibi("lsit").errors.hasPrefix("hibi: 「lsit」というコマンドはありません。「list」ですか?"))
    #expect(await hibi("add", "--help").output.hasPrefix("使い方: hibi add"))
  }

  @Test func `speaks Korean`() async throws {
    hibi.environment["LC_ALL"] = "ko_KR.UTF-8"

    #expect(await hibi("add", "우유 사기", "--due", "내일").output == "‘우유 사기’ 추가 (1)\n")
    #expect(await hibi("list").output == "1 ☐ 내일  우유 사기\n")
    #expect(await hibi("done", "9").errors == "hibi: 할 일 9번은 없습니다\n")
    #expect(await hibi("--help").output.hasPrefix("사용법: hibi"))
  }

  @Test func `speaks the language of the account once it knows whose it is`() async throws {
    await hibi("add", "one")
    var account = try #require(try await hibi.store.accounts().first)
    account.language = .korean
    try await hibi.store.update(account)

    #expect(await hibi("undo").output == "실행 취소함: ‘one’ 추가\n")
    #expect(await hibi("undo").errors == "hibi: 실행 취소할 작업이 없습니다\n")
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], "2026-12-10"), (["LANG": "en_GB.UTF-8"], "2026-10-12"),
    (["LANG": "en_GB.UTF-8", "LC_TIME": "en_US.UTF-8"], "2026-12-10"),
    (["LC_ALL": "de_DE", "LC_TIME": "en_US.UTF-8"], "2026-10-12"), (["LANG": "C"], "2026-10-12"),
  ])
  func `reads numbers of a date as the locale writes them`(
    _ environment: [String: String], _ iso: String
  ) async throws {
    hibi.environment.merge(environment) { $1 }

    await hibi("add", "one", "--due", "12/10/2026")

    let account = try #require(try await hibi.store.accounts().first).id
    let list = try #require(try await hibi.store.lists(for: account).first).id
    let page = try await hibi.store.tasks(
      TaskQuery(lists: [list], sort: .date, limit: 1), for: account)
    #expect(page.tasks.first?.due?.iso == iso)
  }

  static let locales: [([String: String], Language)] = [
    (["LANG": "ja_JP.UTF-8"], .japanese), (["LANG": "ko"], .korean), (["LANG": "C"], .english),
    (["LANG": "ja_JP", "LC_ALL": "ko_KR"], .korean), (["LANG": "ja", "LC_ALL": ""], .japanese),
    (["LANG": "ko", "LC_MESSAGES": "ja"], .japanese), (["LANG": "de_AT.UTF-8"], .english),
    ([:], .english), (["LANG": "jam_JM"], .english), (["LC_ALL": "C", "LANG": "ja"], .english),
  ]

  @Test(arguments: locales)
  func `follows the locale`(environment: [String: String], language: Language) {
    #expect(Surroundings { environment[$0] }.language == language)
  }

  static let places: [([String: String], String?)] = [
    (["HIBI_DATABASE": "x.db", "HOME": "/h"], "x.db"),
    (["HIBI_DATABASE": "", "HOME": "/h"], "/h/.local/share/hibi/hibi.sqlite"),
    (["XDG_DATA_HOME": "/d", "HOME": "/h"], "/d/hibi/hibi.sqlite"),
    (["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/hibi/hibi.sqlite"),
    ([:], nil),
  ]

  @Test(arguments: places)
  func `finds the place of the database`(environment: [String: String], path: String?) {
    #expect(Surroundings { environment[$0] }.databasePath == path)
  }
}
