import Domain
import HTTP
import Testing

@testable import Web

@Suite struct PagesTests {
  @Test(arguments: [
    ("ja-JP,ja;q=0.9,en;q=0.5", "ja"), ("ko", "ko"), ("fr, en;q=0.1", "en"), ("", "en"),
  ])
  func `a page is in the browser's language`(_ accepted: String, _ language: String) async throws {
    let stage = try await WebStage()

    let page = try await stage.get(
      "/login", isLoggedIn: false, headers: [(.acceptLanguage, accepted)])

    #expect(page.text.contains("<html lang=\"\(language)\">"))
    #expect(page.headers[.vary]?.contains("Accept-Language") == true)
  }

  @Test func `the account's language wins over the browser's`() async throws {
    let stage = try await WebStage(language: .korean)

    let page = try await stage.get(stage.listPath, headers: [(.acceptLanguage, "ja")])

    #expect(page.text.contains("<html lang=\"ko\">"))
    #expect(page.text.contains("할 일이 없습니다"))
  }

  @Test func `a page that is the same is not sent again`() async throws {
    let stage = try await WebStage()
    let page = try await stage.get(stage.listPath)
    let tag = try #require(page.headers[.entityTag])

    let again = try await stage.get(stage.listPath, headers: [(.ifNoneMatch, tag)])
    _ = try await stage.add("new")
    let changed = try await stage.get(stage.listPath, headers: [(.ifNoneMatch, tag)])

    #expect(page.headers[.cacheControl] == "private, no-cache")
    #expect(again.status == .notModified)
    #expect(changed.status == .ok)
  }

  @Test func `styles and scripts have addresses that name what they are`() async throws {
    let stage = try await WebStage()
    let page = try await stage.get("/login", isLoggedIn: false)
    let addresses = page.text.components(after: "=\"/assets/").map {
      "/assets/" + $0.prefix { $0 != "\"" }
    }

    #expect(addresses.count > 5)
    for address in addresses {
      let file = try await stage.get(address, isLoggedIn: false)
      #expect(file.status == .ok)
      #expect(file.headers[.cacheControl] == "public, max-age=31536000, immutable")
      #expect(!file.bytes.isEmpty)
    }
    let packed = try await stage.get(
      try #require(addresses.first), headers: [(.acceptEncoding, "gzip")])
    #expect(packed.headers[.contentEncoding] == "gzip")
  }

  @Test func `settings are shown and saved`() async throws {
    let stage = try await WebStage()

    let response = try await stage.post(
      "/account?_method=PUT", ["language": "ja", "zone": "Asia/Seoul"])
    let page = try await stage.follow(response)
    let refusal = try await stage.post(
      "/account?_method=PUT", ["language": "", "zone": "Mars/Crater"])

    #expect(page.text.contains("設定を保存しました"))
    #expect(page.tag("zoneField")?.contains("value=\"Asia/Seoul\"") == true)
    #expect(refusal.status == .unprocessableContent)
    #expect(refusal.tag("zoneField")?.contains("value=\"Mars/Crater\"") == true)
  }

  @Test func `a new password ends all sessions, and a wrong old one changes nothing`()
    async throws
  {
    let stage = try await WebStage()

    let refusal = try await stage.post(
      "/account/password?_method=PUT",
      ["current-password": "wrong", "new-password": "even longer"])
    let response = try await stage.post(
      "/account/password?_method=PUT",
      ["current-password": "long enough", "new-password": "even longer"])

    #expect(refusal.status == .unprocessableContent)
    #expect(refusal.element("errorMessage") == "The current password is not right")
    #expect(response.location == "/login?notice=password")
    #expect(try await stage.get(stage.listPath).status == .seeOther)
  }
}
