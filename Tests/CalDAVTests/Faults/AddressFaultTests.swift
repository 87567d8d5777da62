import DAV
import Domain
import HTTP
import SQLiteStorage
import Testing
import XML

/// What went wrong in other servers with the addresses of tasks and lists.
@Suite struct AddressFaultTests {
  /// Names as they stand in a path, and as they are written in answers.
  static let names = [
    ("u@x.org.ics", "u@x.org.ics"), ("u%40y.org.ics", "u@y.org.ics"), ("a+b.ics", "a%2Bb.ics"),
    ("a%2bc.ics", "a%2Bc.ics"), ("a%20b.ics", "a%20b.ics"), ("100%25.ics", "100%25.ics"),
    ("2012-08-07T08:42.ics", "2012-08-07T08:42.ics"), ("%E5%AE%B6.ics", "%E5%AE%B6.ics"),
    ("%ec%a7%91.ics", "%EC%A7%91.ics"), ("gr%C3%BC%C3%9Fe.ics", "gr%C3%BC%C3%9Fe.ics"),
    ("a&b;c=d.ics", "a%26b%3Bc%3Dd.ics"), ("no-suffix", "no-suffix"), ("a%3Fb%23c", "a%3Fb%23c"),
  ]

  // https://github.com/pimutils/vdirsyncer/issues/745
  @Test(arguments: names)
  func `a name is encoded twice, or not at all, in some answers`(
    _ sent: String, _ written: String
  ) async throws {
    let stage = try await DAVStage()
    let list = "\(stage.home)home/"
    let text = DAVStage.calendar(["SUMMARY:a"], uid: "a")

    let put = try await stage.request(.put, list + sent, text)

    #expect(put.status == .created)
    let listed = try await stage.propfind(list, "<d:getetag/>", depth: "1")
    #expect(listed.responses.map(\.href) == [list, list + written])
    #expect(try await stage.sync().responses.map(\.href) == [list + written])
    for path in [sent, written] {
      #expect(try await stage.request(.get, list + path).text == text)
      let escaped = path.replacing("&", with: "&amp;")
      let fetched = try await stage.multiget([list + escaped])
      #expect(fetched.responses.map(\.href) == [list + written])
      #expect(fetched[list + written]?.property(.calDAV("calendar-data")) != nil)
    }
    #expect(try await stage.request(.delete, list + written).status == .noContent)
  }

  @Test func `a multiget by whole addresses, as some programs write them, finds nothing`()
    async throws
  {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")

    let answer = try await stage.multiget(["https://hibi.example\(stage.home)home/a.ics"])

    #expect(answer["\(stage.home)home/a.ics"]?.property(.calDAV("calendar-data")) != nil)
  }

  @Test(arguments: ["shopping list", "家", "할 일", "a+b", "50%", "c@d"])
  func `a list of any name is not found again`(_ name: String) async throws {
    let stage = try await DAVStage()
    let encoded = name.utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }.joined()

    let made = try await stage.request(.mkcol, "\(stage.home)\(encoded)")
    let listing = try await stage.propfind(stage.home, "<d:displayname/>", depth: "1")
    let href = try #require(listing.responses.last?.href)
    let put = try await stage.request(
      .put, "\(href)a.ics", DAVStage.calendar(["SUMMARY:a"], uid: "a"))
    let members = try await stage.propfind(href, "<d:getetag/>", depth: "1")

    #expect(made.status == .created)
    #expect(listing.responses.last?.property(.dav("displayname"))?.text == name)
    #expect(put.status == .created)
    #expect(members.responses.map(\.href) == [href, "\(href)a.ics"])
  }

  @Test func `a list loses its address when it is renamed`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")
    let token = try #require(try await stage.sync().token)

    try await stage.store.perform(
      .renameList(stage.list, title: "別の名前"), for: stage.account, at: StoppedClock().now())

    let list = try await stage.propfind("\(stage.home)home/", "<d:displayname/>")
    #expect(list.responses.first?.property(.dav("displayname"))?.text == "別の名前")
    #expect(try await stage.sync(token).responses.isEmpty)
  }

  @Test func `what has no list to be in is said not to be there`() async throws {
    let stage = try await DAVStage()
    let text = DAVStage.calendar(["SUMMARY:a"], uid: "a")

    for (method, path) in [
      (Method.put, "none/a.ics"), (.mkcol, "none/b/"), (.mkcalendar, "none/b/"),
    ] {
      let response = try await stage.request(method, stage.home + path, method == .put ? text : "")
      #expect(response.status == .conflict)
    }
    #expect(try await stage.request(.get, "\(stage.home)none/a.ics").status == .notFound)
  }

  @Test func `a new list on the address of another one takes its place`() async throws {
    let stage = try await DAVStage()
    try await stage.put("a", "SUMMARY:a")

    let mkcol = try await stage.request(.mkcol, "\(stage.home)home")
    let mkcalendar = try await stage.request(.mkcalendar, "\(stage.home)home/")

    #expect(mkcol.status == .methodNotAllowed)
    #expect(mkcalendar.status == .forbidden)
    #expect(mkcalendar.text.contains("<d:resource-must-be-null/>"))
    #expect(try await stage.request(.get, "\(stage.home)home/a.ics").status == .ok)
  }
}
