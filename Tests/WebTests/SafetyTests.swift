import Domain
import HTTP
import Testing

@testable import Web

@Suite struct SafetyTests {
  @Test(arguments: ["/", "/login", "/nowhere", "/healthz", "/assets/x/hibi.js"])
  func `every response tells browsers what not to do`(_ path: String) async throws {
    let stage = try await WebStage()

    let headers = try await stage.get(path).headers

    let policy = try #require(headers["Content-Security-Policy"])
    for rule in [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "form-action 'self'",
      "base-uri 'none'", "frame-ancestors 'none'",
    ] {
      #expect(policy.contains(rule))
    }
    #expect(!policy.contains("unsafe"))
    #expect(headers["X-Content-Type-Options"] == "nosniff")
    #expect(headers["Referrer-Policy"] == "same-origin")
    #expect(headers["Cross-Origin-Opener-Policy"] == "same-origin")
    #expect(headers["Permissions-Policy"] != nil)
  }

  @Test(arguments: [
    "/lists/1", "/lists/1/tasks/new", "/lists", "/tasks/1", "/account", "/login", "/keys",
  ])
  func `no page has a script or a style in itself`(_ path: String) async throws {
    let stage = try await WebStage()
    _ = try await stage.add("a task")

    let text = try await stage.get(path).text

    #expect(!text.contains("<style"))
    #expect(!text.contains(" style="))
    #expect(!text.contains(" onclick="))
    #expect(text.components(after: "<script").allSatisfy { $0.contains("src=\"/assets/") })
  }

  @Test(arguments: [
    [(HeaderName.origin, "https://evil.example"), (.secFetchSite, "cross-site")],
    [(.origin, "https://evil.example")], [(.origin, "null")], [(.secFetchSite, "cross-site")],
    [(.secFetchSite, "same-site")], [(.origin, "http://localhost:8081")],
    [(.origin, "ftp://localhost:8080")],
  ])
  func `what another site makes a browser send changes nothing`(
    _ headers: [(name: HeaderName, value: String)]
  ) async throws {
    let stage = try await WebStage()

    let response = try await stage.post(
      "\(stage.listPath)/tasks", ["title": "forged"], headers: headers)

    #expect(response.status == .forbidden)
    #expect(response.text.contains("another site"))
    #expect(try await stage.titles() == [])
  }

  @Test(arguments: [
    [(HeaderName.origin, "http://localhost:8080"), (.secFetchSite, "same-origin")],
    [(.origin, "http://localhost:8080")], [(.secFetchSite, "none")], [],
  ])
  func `what a page of our own sends is done`(
    _ headers: [(name: HeaderName, value: String)]
  ) async throws {
    let stage = try await WebStage()

    _ = try await stage.post("\(stage.listPath)/tasks", ["title": "wanted"], headers: headers)

    #expect(try await stage.titles() == ["wanted"])
  }

  @Test func `what belongs to somebody else is not found, whatever is asked of it`() async throws {
    let stage = try await WebStage()
    let task = try await stage.foreignTask().id.number
    let list = stage.foreignList.number

    for path in [
      "/lists/\(list)", "/lists/\(list)/tasks/new", "/lists/\(list)?selected=\(task)",
      "/tasks/\(task)",
    ] {
      let response = try await stage.get(path)
      #expect(response.status == .notFound, "\(path)")
      #expect(!response.text.contains("secret"))
    }
    for path in [
      "/lists/\(list)?_method=PUT", "/lists/\(list)?_method=DELETE", "/lists/\(list)/tasks",
      "/lists/\(list)/position?_method=PUT", "/lists/\(list)/arrangement?_method=PUT",
      "/tasks/\(task)?_method=PUT", "/tasks/\(task)?_method=DELETE", "/tasks/\(task)/completion",
      "/tasks/\(task)/completion?_method=DELETE", "/tasks/\(task)/position?_method=PUT&after=",
    ] {
      let response = try await stage.post(path, ["title": "mine now", "sort": "title"])
      #expect(response.status == .notFound, "\(path)")
      #expect(!response.text.contains("secret"))
    }
    let kept = try await stage.store.task(.init(task), for: stage.stranger.id)
    #expect(kept.title == "secret plan")
    #expect(!kept.isCompleted)
  }

  @Test func `a change of somebody else is neither announced nor taken back`() async throws {
    let stage = try await WebStage()
    _ = try await stage.foreignTask()
    let change = try #require(
      try await stage.store.perform(
        .addTasks([TaskDraft(title: "secret two")], to: stage.foreignList),
        for: stage.stranger.id, at: stage.clock.now())
    ).id.number

    let page = try await stage.get("\(stage.listPath)?change=\(change)")
    let undo = try await stage.post(
      "/undo", ["change": String(change), "place": stage.listPath])

    #expect(page.status == .ok)
    #expect(!page.text.contains("secret"))
    #expect(undo.status == .notFound)
  }

  @Test(arguments: ["BREW", "PATCH", "PROPFIND", "DELETE"])
  func `a method that an address does not have is refused`(_ method: String) async throws {
    let stage = try await WebStage()

    let response = try await stage.send(Method(method), "/lists")

    #expect(response.status == .methodNotAllowed)
    #expect(response.headers[.allow] == "GET, POST")
  }

  @Test func `a body that is no form is refused`() async throws {
    let stage = try await WebStage()

    let response = try await stage.send(
      .post, "\(stage.listPath)/tasks", headers: [(.contentType, "application/json")],
      body: Array("{}".utf8))

    #expect(response.status == .badRequest)
  }

  @Test(arguments: [
    "/nowhere", "/lists/1/tasks/new/x", "/lists/x", "/assets", "/lists/1/", "/.env",
  ])
  func `what there is not is not found`(_ path: String) async throws {
    let stage = try await WebStage()

    #expect(try await stage.get(path).status == .notFound)
    #expect(try await stage.get(path, isLoggedIn: false).status == .notFound)
  }

  @Test(arguments: [
    ("/undo", "/"), ("/session", "/login"), ("/lists/1/tasks", "/lists/1"),
    ("/tasks/1/completion", "/tasks/1"), ("/account/password", "/account"),
  ])
  func `asking to see what can only be done leads to where it is shown`(
    _ path: String, _ place: String
  ) async throws {
    let stage = try await WebStage()

    #expect(try await stage.get(path).location == place)
  }
}
