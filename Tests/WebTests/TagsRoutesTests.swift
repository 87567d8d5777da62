import Domain
import HTTP
import Testing

@testable import Web

@Suite struct TagsRoutesTests {
  @Test func `shows the tags, to be named anew, coloured and taken off`() async throws {
    let stage = try await tagged()

    let page = try await stage.get("/tags")

    #expect(page.text.components(after: "data-testid=\"tagRow\"").count == 2)
    #expect(page.text.contains("aria-label=\"Name of the tag “home”\""))
    #expect(page.text.contains("<option value=\"teal\""))
    #expect(page.text.contains("2 tasks to do"))
  }

  @Test func `says on the next page that two tags became one`() async throws {
    let stage = try await tagged()

    let response = try await stage.post("/tags?_method=PUT", ["tag": "home", "name": "work"])
    let page = try await stage.follow(response)

    #expect(response.location?.hasSuffix("&merged=1") == true)
    #expect(page.text.contains("Tag “home” renamed to “work”; the two are one now"))
    #expect(page.text.components(after: "data-testid=\"tagRow\"").count == 1)
  }

  @Test func `a tag that is taken off is offered back`() async throws {
    let stage = try await tagged()

    let page = try await stage.follow(try await stage.post("/tags?_method=DELETE", ["tag": "home"]))
    let back = try await stage.follow(try await stage.post("/undo", ["place": "/tags"]))

    #expect(page.text.contains("Tag “home” taken off"))
    #expect(page.tag("undoButton") != nil)
    #expect(back.text.contains("Undone: tag “home” taken off"))
    #expect(back.tag("redoButton") != nil)
    #expect(back.text.components(after: "data-testid=\"tagRow\"").count == 2)
  }

  @Test func `a tag that is not there is told of`() async throws {
    let stage = try await tagged()

    let page = try await stage.post("/tags?_method=PUT", ["tag": "gone", "name": "x"])

    #expect(page.status == .notFound)
    #expect(page.element("errorMessage") == "There is no tag “gone”")
  }

  private func tagged() async throws -> WebStage {
    let stage = try await WebStage()
    let (home, work) = (try #require(Tag("home")), try #require(Tag("work")))
    _ = try await stage.add(
      TaskDraft(title: "One", tags: [home]), TaskDraft(title: "Both", tags: [home, work]))
    return stage
  }
}
