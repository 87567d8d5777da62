import Domain
import HTTP
import Testing

@testable import Web

@Suite struct LoginRoutesTests {
  @Test func `the login can be used without a script and says nothing at first`() async throws {
    let stage = try await WebStage()

    let page = try await stage.get("/login", isLoggedIn: false)

    #expect(page.status == .ok)
    #expect(page.element("loginInvalidMessage") == "")
    #expect(page.tag("loginButton")?.contains("disabled") == false)
    #expect(page.tag("loginEmailTextField")?.contains("autocomplete=\"username\"") == true)
    #expect(page.tag("loginEmailTextField")?.contains("autocapitalize=\"none\"") == true)
    #expect(page.text.contains("data-empty-password=\"Enter your password\""))
  }

  @Test func `right credentials lead to the first list, where it is said`() async throws {
    let stage = try await WebStage()

    let response = try await stage.post(
      "/session", ["email": "YOU@example.org", "password": "long enough"], isLoggedIn: false)
    let cookie = try #require(response.headers[.setCookie])

    #expect(response.location == "\(stage.listPath)?notice=login")
    #expect(cookie.hasPrefix("hibi_session=token-"))
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
      #expect(cookie.contains(attribute))
    }
    #expect(!cookie.contains("Secure"))
    #expect(try await stage.follow(response).text.contains("Login succeeded"))
  }

  @Test(arguments: ["you@example.org", "nobody@example.org", "nonsense"])
  func `wrong credentials are not told apart`(_ email: String) async throws {
    let stage = try await WebStage()

    let page = try await stage.post(
      "/session", ["email": email, "password": "wrong"], isLoggedIn: false)

    #expect(page.status == .unprocessableContent)
    #expect(
      page.element("loginInvalidMessage") == "The e-mail address or the password is not right")
    #expect(page.tag("loginEmailTextField")?.contains("value=\"\(email)\"") == true)
    #expect(page.tag("loginPasswordSecureField")?.contains("value") == false)
    #expect(page.headers[.setCookie] == nil)
  }

  @Test func `what is missing is named`() async throws {
    let stage = try await WebStage()

    let page = try await stage.post(
      "/session", ["email": "you@example.org", "password": ""], isLoggedIn: false)

    #expect(page.status == .unprocessableContent)
    #expect(page.element("loginInvalidMessage") == "Enter your password")
  }

  @Test func `too many attempts have to wait, and hear how long`() async throws {
    let stage = try await WebStage()
    var response = Response(.ok)

    for _ in 0..<8 {
      response = try await stage.post(
        "/session", ["email": "you@example.org", "password": "wrong"], isLoggedIn: false,
        from: "203.0.113.7")
    }

    #expect(response.status == .tooManyRequests)
    let seconds = try #require(response.headers[.retryAfter].flatMap { Int($0) })
    #expect((1...900).contains(seconds))
  }

  @Test func `who wanted to see something sees it after the login`() async throws {
    let stage = try await WebStage()

    let away = try await stage.get("\(stage.listPath)?after=3", isLoggedIn: false)
    let form = try await stage.get(try #require(away.location), isLoggedIn: false)
    let response = try await stage.post(
      "/session",
      [
        "email": "you@example.org", "password": "long enough", "place": "\(stage.listPath)?after=3",
      ],
      isLoggedIn: false)

    #expect(form.text.contains("name=\"place\" value=\"\(stage.listPath)?after=3\""))
    #expect(response.location == "\(stage.listPath)?after=3&notice=login")
  }

  @Test(arguments: [
    "https://evil.example/", "//evil.example/lists/1", "/\\evil.example", "/nowhere",
  ])
  func `nobody is led to another site`(_ place: String) async throws {
    let stage = try await WebStage()

    let response = try await stage.post(
      "/session", ["email": "you@example.org", "password": "long enough", "place": place],
      isLoggedIn: false)

    #expect(response.location == "\(stage.listPath)?notice=login")
  }

  @Test func `logging out ends the session on the server`() async throws {
    let stage = try await WebStage()

    let response = try await stage.post("/session?_method=DELETE")
    let after = try await stage.get(stage.listPath)

    #expect(response.location == "/login")
    #expect(response.headers[.setCookie]?.contains("Max-Age=0") == true)
    #expect(after.status == .seeOther)
    #expect(after.location?.hasPrefix("/login") == true)
  }

  @Test(arguments: ["/", "/lists", "/lists/1", "/tasks/1", "/account"])
  func `who is not logged in is led to the login`(_ path: String) async throws {
    let stage = try await WebStage()

    let response = try await stage.get(path, isLoggedIn: false)

    #expect(response.status == .seeOther)
    #expect(response.location?.hasPrefix("/login") == true)
  }

  @Test func `the cookie is secure behind a proxy that is trusted with TLS`() async throws {
    let stage = try await WebStage()
    let range = try #require(AddressRange("10.0.0.1"))
    let body = Array("email=you@example.org&password=long%20enough".utf8)
    func cookie(from address: String) async throws -> String? {
      try await stage.web.respond(
        to: Request(
          .post, "/session",
          headers: [
            (.host, "hibi.example"), ("X-Forwarded-Proto", "https"),
            ("X-Forwarded-For", "203.0.113.9"),
            (.contentType, "application/x-www-form-urlencoded"),
          ], body: body, remoteAddress: address, trustedProxies: TrustedProxies([range]))
      ).headers[.setCookie]
    }

    #expect(try await cookie(from: "10.0.0.1")?.contains("; Secure") == true)
    #expect(try await cookie(from: "10.0.0.2")?.contains("; Secure") == false)
  }
}
