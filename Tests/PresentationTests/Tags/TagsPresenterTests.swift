import Domain
import MemoryStorage
import Testing

@testable import Presentation

@Suite struct TagsPresenterTests {
  let view = TagsViewSpy()

  @Test func `shows tags with their colour and how many open tasks have them`() async throws {
    let stage = try await tagged()
    let presenter = stage.scenes.tags(for: stage.person(), in: view)
    await presenter.color("home", .green)

    await presenter.load()

    let content = try #require(view.content)
    #expect(content.rows.map(\.name) == ["home", "work"])
    #expect(content.rows.map(\.color) == [.green, nil])
    #expect(content.rows.map(\.openCountLabel) == ["2 tasks to do", "1 task to do"])
    #expect(content.colors.count == TagColor.allCases.count + 1)
    #expect(view.notice?.message == "Tag “home” coloured")
  }

  @Test(arguments: [
    (Language.english, "Tag “home” renamed to “house”"),
    (.japanese, "タグ「home」の名前を「house」に変更"),
    (.korean, "태그 ‘home’ 이름을 ‘house’(으)로 변경"),
  ])
  func `renames a tag on all tasks`(_ language: Language, _ message: String) async throws {
    let stage = try await tagged()

    let merged = await stage.scenes.tags(for: stage.person(language), in: view)
      .rename("home", to: "house")

    #expect(!merged)
    #expect(view.notice?.message == message)
    #expect(try await stage.store.tags(for: stage.account.id).map(\.tag.name) == ["house", "work"])
  }

  @Test(arguments: [
    (Language.english, "Tag “home” renamed to “Work”; the two are one now"),
    (.japanese, "タグ「home」の名前を「Work」に変更。2つのタグを1つにまとめました"),
    (.korean, "태그 ‘home’ 이름을 ‘Work’(으)로 변경. 두 태그를 하나로 합쳤습니다"),
  ])
  func `says so when two tags become one`(_ language: Language, _ message: String) async throws {
    let stage = try await tagged()

    let merged = await stage.scenes.tags(for: stage.person(language), in: view)
      .rename("home", to: "Work")

    #expect(merged)
    #expect(view.notice?.message == message)
    #expect(try await stage.store.tags(for: stage.account.id).count == 1)
  }

  @Test func `takes a tag off all tasks, and puts it back`() async throws {
    let stage = try await tagged()
    let presenter = stage.scenes.tags(for: stage.person(), in: view)

    await presenter.delete("home")
    #expect(view.notice?.message == "Tag “home” taken off")
    #expect(try await stage.store.tags(for: stage.account.id).map(\.tag.name) == ["work"])
    await presenter.undo(view.notice?.undo)

    #expect(view.notice?.message == "Undone: tag “home” taken off")
    #expect(try await stage.store.tags(for: stage.account.id).count == 2)
  }

  @Test func `refuses a name that is none`() async throws {
    let stage = try await tagged()

    await stage.scenes.tags(for: stage.person(), in: view).rename("home", to: " # ")

    #expect(view.problem?.kind == .invalid(.tags))
    #expect(view.destinations.isEmpty)
  }

  private func tagged() async throws -> Stage {
    let stage = try await Stage()
    let (home, work) = (try #require(Tag("home")), try #require(Tag("work")))
    _ = try await stage.add(TaskDraft(title: "One", tags: [home]))
    _ = try await stage.add(TaskDraft(title: "Both", tags: [home, work]))
    return stage
  }
}

final class TagsViewSpy: TagsView {
  private(set) var content: TagsContent?
  private(set) var problem: Problem?
  private(set) var notice: Notice?
  private(set) var destinations: [Destination] = []

  func show(_ content: TagsContent) { self.content = content }
  func show(_ problem: Problem) { self.problem = problem }
  func show(_ notice: Notice) { self.notice = notice }
  func open(_ destination: Destination) { destinations.append(destination) }
}
