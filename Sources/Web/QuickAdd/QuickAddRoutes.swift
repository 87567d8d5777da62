import Domain
import HTTP
import Presentation

/// Says how a line is understood, for the script that asks while it is typed.
struct QuickAddRoutes: Sendable {
  let scenes: Scenes

  func read(_ list: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    let chips = QuickAddChips(visit)
    await scenes.quickAdd(to: list, for: person, in: chips)
      .read(visit.form["title"] ?? "", visit.form.choices)
    return chips.response
  }
}
