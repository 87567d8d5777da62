import Domain
import HTTP
import Testing

@testable import Web

@Suite struct TaskListsRoutesTests {
  @Test func `shows the lists with their titles and counts`() async throws {
    let stage = try await WebStage()
    _ = try await stage.add("one")

    let page = try await stage.get("/lists")

    #expect(page.status == .ok)
    #expect(page.text.contains("data-testid=\"listRow\" data-list=\"\(stage.list.number)\""))
    #expect(page.text.contains("1 task to do"))
    #expect(!page.text.contains("data-list=\"\(stage.foreignList.number)\""))
  }

  @Test func `adds a list, and refuses one without a name`() async throws {
    let stage = try await WebStage()

    let response = try await stage.post("/lists", ["title": "仕事", "new": "1"])
    let refusal = try await stage.post("/lists", ["title": "  ", "new": "1"])

    #expect(try await stage.follow(response).text.contains("List “仕事” added"))
    #expect(refusal.status == .unprocessableContent)
    #expect(refusal.element("errorMessage") == "Title cannot be empty")
    #expect(try await stage.store.lists(for: stage.account.id).map(\.list.title) == ["", "仕事"])
  }

  @Test(arguments: ["/lists", "/lists/1"])
  func `a list is renamed where one is`(_ place: String) async throws {
    let stage = try await WebStage()

    let response = try await stage.post(
      "\(stage.listPath)?_method=PUT", ["title": "집", "place": place])

    #expect(response.location?.hasPrefix("\(place)?change=") == true)
    #expect(try await stage.store.lists(for: stage.account.id)[0].list.title == "집")
  }

  @Test func `a name that can't be used stays in its field`() async throws {
    let stage = try await WebStage()

    let page = try await stage.post(
      "\(stage.listPath)?_method=PUT", ["title": "  ", "rename": "1"])

    #expect(page.status == .unprocessableContent)
    #expect(page.tag("listTitleField")?.contains("value=\"  \"") == true)
    #expect(page.text.contains("<details class=\"rename\" open>"))
  }

  @Test func `a list is moved, deleted and brought back`() async throws {
    let stage = try await WebStage()
    _ = try await stage.post("/lists", ["title": "second"])
    let second = try await stage.store.lists(for: stage.account.id)[1].id
    let path = "/lists/\(second.number)"

    _ = try await stage.post("\(path)/position?_method=PUT", ["after": ""])
    #expect(try await stage.store.lists(for: stage.account.id).first?.id == second)
    let response = try await stage.post("\(path)?_method=DELETE")
    #expect(try await stage.get(path).status == .notFound)
    let change = try #require(response.location?.components(after: "change=").first)
    let undone = try await stage.post("/undo", ["change": String(change), "place": "/lists"])

    #expect(undone.status == .seeOther)
    #expect(try await stage.get(path).status == .ok)
  }

  @Test func `undoing a list while on it leads to the others`() async throws {
    let stage = try await WebStage()
    let response = try await stage.post("/lists", ["title": "second"])
    let change = try #require(response.location?.components(after: "change=").first)
    let second = try await stage.store.lists(for: stage.account.id)[1].id

    let undone = try await stage.post(
      "/undo", ["change": String(change), "place": "/lists/\(second.number)"])

    #expect(undone.location?.hasPrefix("/lists?change=") == true)
  }
}
