import Domain
import Foundation
import HTTP
import Testing

@testable import Web

/// The page on which devices are connected.
@Suite struct ConnectionRoutesTests {
  @Test func `shows the address that the browser used, as text and as a picture`() async throws {
    let stage = try await WebStage()

    let page = try await stage.get("/connect", headers: [(.host, "nas.example:8080")])

    #expect(page.element("serverAddress") == "http://nas.example:8080/dav/")
    #expect(page.element("userName") == "you@example.org")
    #expect(page.tag("addressWarning") != nil)
    let picture = try #require(page.tag("addressPicture"))
    #expect(picture.contains("role=\"img\""))
    #expect(picture.contains("http://nas.example:8080/dav/"))
    // 28 bytes fit into 29 by 29 modules, with four more at each side.
    #expect(picture.contains("viewBox=\"0 0 37 37\""))
  }

  @Test(arguments: ["localhost:8080", "<b>", ""])
  func `does without a host that is none`(_ host: String) async throws {
    let stage = try await WebStage()

    let page = try await stage.get("/connect", headers: [(.host, host)])

    #expect(page.status == .ok)
    #expect(page.element("serverAddress")?.hasPrefix("http://localhost") == true)
    #expect(page.tag("addressWarning") == nil)
    #expect(!page.text.contains("<b>"))
  }

  @Test func `shows a new password on one page alone, which nothing keeps`() async throws {
    let stage = try await WebStage()

    let made = try await stage.post("/connect/passwords", ["name": "Ada’s <phone>"])
    let later = try await stage.get("/connect")

    let password = try #require(made.element("newPassword"))
    #expect(made.status == .ok)
    #expect(made.headers[.cacheControl] == "no-store")
    #expect(made.text.contains("Ada’s &lt;phone&gt;"))
    #expect(made.element("newPasswordUser") == "you@example.org")
    #expect(made.element("newPasswordAddress") == "http://localhost:8080/dav/")
    let owner = try await stage.store.owner(
      ofAppPassword: try #require(SecretKeeperStub().digest(ofAppPassword: password)))
    #expect(owner?.account.id == stage.account.id)
    #expect(!later.text.contains(password))
    #expect(later.text.contains("Ada’s &lt;phone&gt;"))
    #expect(later.headers[.cacheControl] == "private, no-cache")
  }

  @Test func `a form that is sent twice makes one password`() async throws {
    let stage = try await WebStage()
    _ = try await stage.post("/connect/passwords", ["name": "Phone"])

    let again = try await stage.post("/connect/passwords", ["name": "Phone"])

    #expect(again.status == .unprocessableContent)
    #expect(again.element("errorMessage")?.contains("already") == true)
    #expect(again.element("newPassword") == nil)
    #expect(again.tag("appPasswordNameField")?.contains("value=\"Phone\"") == true)
    #expect(again.tag("appPasswordNameField")?.contains("aria-invalid=\"true\"") == true)
    #expect(try await stage.store.appPasswords(of: stage.account.id).count == 1)
  }

  @Test func `revokes the one that is named`() async throws {
    let stage = try await WebStage()
    _ = try await stage.post("/connect/passwords", ["name": "Phone"])
    _ = try await stage.post("/connect/passwords", ["name": "Laptop"])

    let response = try await stage.post("/connect/passwords?_method=DELETE", ["name": "Phone"])
    let page = try await stage.follow(response)

    #expect(page.text.contains("The app password is revoked"))
    #expect(!page.text.contains("id=\"undoButton\""))
    #expect(
      try await stage.store.appPasswords(of: stage.account.id).map(\.name.text) == ["Laptop"])
    let gone = try await stage.post("/connect/passwords?_method=DELETE", ["name": "Phone"])
    #expect(gone.status == .notFound)
  }

  @Test func `leaves alone what is somebody else's`() async throws {
    let stage = try await WebStage()
    let name = try AppPasswordName("Secret tablet")
    try await stage.store.addAppPassword(
      AppPassword(name: name, created: stage.clock.now()), digest: TokenDigest(bytes: [1]),
      of: stage.stranger.id)

    let page = try await stage.get("/connect")
    let refusal = try await stage.post(
      "/connect/passwords?_method=DELETE", ["name": "Secret tablet"])

    #expect(!page.text.contains("Secret tablet"))
    #expect(refusal.status == .notFound)
    #expect(try await stage.store.appPasswords(of: stage.stranger.id).count == 1)
  }

  @Test(arguments: ["/connect", "/connect/hibi.mobileconfig"])
  func `leads strangers to the login`(_ path: String) async throws {
    let stage = try await WebStage()

    let response = try await stage.get(path, isLoggedIn: false)
    let attempt = try await stage.post("/connect/passwords", ["name": "x"], isLoggedIn: false)

    #expect(response.location?.hasPrefix("/login") == true)
    #expect(attempt.location?.hasPrefix("/login") == true)
    #expect(try await stage.store.appPasswords(of: stage.account.id).isEmpty)
  }

  @Test func `gives Apple's devices a profile that they read`() async throws {
    let stage = try await WebStage()

    let response = try await stage.get(
      "/connect/hibi.mobileconfig", headers: [(.host, "nas.example:8080")])

    #expect(response.headers[.contentType]?.hasPrefix("application/x-apple-aspen-config") == true)
    let profile = try plist(response)
    let account = try #require(profile.accounts.first)
    #expect(account.type == "com.apple.caldav.account")
    #expect(account.host == "nas.example")
    #expect(account.port == 8080)
    #expect(account.isSecure == false)
    #expect(account.user == "you@example.org")
    #expect(account.principal == "/dav/people/\(stage.account.id.number)/")
    #expect(account.password == nil)
    #expect(profile.type == "Configuration")
    #expect(profile.uuid != account.uuid)
    let again = try await stage.get(
      "/connect/hibi.mobileconfig", headers: [(.host, "nas.example:8080")])
    #expect(try plist(again) == profile)
  }

  @Test func `escapes what a profile says`() async throws {
    let stage = try await WebStage(language: .korean)
    var account = stage.account
    let email = "\"<a>&]]>\u{FFFF}\"@example.org"
    account.email = EmailAddress(email)
    try await stage.store.update(account)

    let profile = try plist(await stage.get("/connect/hibi.mobileconfig"))

    let content = try #require(profile.accounts.first)
    #expect(content.user == "\"<a>&]]>\"@example.org")
    #expect(content.explanation == "localhost의 할 일을 미리 알림에 추가합니다.")
  }

  private func plist(_ response: Response) throws -> Profile {
    try PropertyListDecoder().decode(Profile.self, from: Data(response.bytes))
  }
}

/// A profile as Foundation reads it.
private struct Profile: Decodable, Equatable {
  struct Account: Decodable, Equatable {
    let type: String
    let uuid: UUID
    let explanation: String
    let host: String
    let port: Int
    let principal: String
    let isSecure: Bool
    let user: String
    let password: String?

    enum CodingKeys: String, CodingKey {
      case type = "PayloadType"
      case uuid = "PayloadUUID"
      case explanation = "PayloadDescription"
      case host = "CalDAVHostName"
      case port = "CalDAVPort"
      case principal = "CalDAVPrincipalURL"
      case isSecure = "CalDAVUseSSL"
      case user = "CalDAVUsername"
      case password = "CalDAVPassword"
    }
  }

  let type: String
  let uuid: UUID
  let accounts: [Account]

  enum CodingKeys: String, CodingKey {
    case type = "PayloadType"
    case uuid = "PayloadUUID"
    case accounts = "PayloadContent"
  }
}
