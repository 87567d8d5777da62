import Domain
import HTTP
import Presentation

/// Answers requests about the person's tags.
struct TagsRoutes: Sendable {
  let scenes: Scenes

  func show(_ visit: Visit, _ person: Person) async -> Response {
    let page = TagsPage(visit)
    await scenes.tags(for: person, in: page).load(
      announcing: visit.query.change("change"), merging: visit.query["merged"] != nil)
    return page.response
  }

  /// Renames the tag that is named, or sets its colour: whichever the form has.
  func change(_ visit: Visit, _ person: Person) async -> Response {
    let name = visit.form["tag"] ?? ""
    return await onPage(visit, person) { presenter, page in
      if let color = visit.form["color"] {
        await presenter.color(name, TagColor(rawValue: color))
      } else if await presenter.rename(name, to: visit.form["name"] ?? "") {
        page.didMerge()
      }
    }
  }

  func delete(_ visit: Visit, _ person: Person) async -> Response {
    await onPage(visit, person) { presenter, _ in await presenter.delete(visit.form["tag"] ?? "") }
  }

  private func onPage(
    _ visit: Visit, _ person: Person, _ event: (TagsPresenter, TagsPage) async -> Void
  ) async -> Response {
    let page = TagsPage(visit)
    let presenter = scenes.tags(for: person, in: page)
    await event(presenter, page)
    if page.problem != nil { await presenter.load() }
    return page.response
  }
}
