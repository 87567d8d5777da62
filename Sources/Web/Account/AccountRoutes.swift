import Domain
import HTTP
import Presentation

/// Answers requests about the person's settings.
struct AccountRoutes: Sendable {
  let scenes: Scenes

  func show(_ visit: Visit, _ person: Person) async -> Response {
    let page = AccountPage(visit)
    await scenes.account(for: person, in: page).load()
    return page.response
  }

  func save(_ visit: Visit, _ person: Person) async -> Response {
    let page = AccountPage(visit)
    await scenes.account(for: person, in: page).save(
      language: visit.form["language"].flatMap(Language.init(rawValue:)),
      zone: visit.form["zone"] ?? person.zone.identifier,
      dayStart: visit.form["day-start"].flatMap { Int($0) })
    return page.response
  }

  func saveHours(_ visit: Visit, _ person: Person) async -> Response {
    let page = AccountPage(visit)
    await scenes.account(for: person, in: page).save(
      workHours: Weekday.allCases.map { visit.form["hours-\($0.rawValue)"] ?? "" })
    return page.response
  }

  func changePassword(_ visit: Visit, _ person: Person) async -> Response {
    let page = AccountPage(visit, announcing: .passwordChanged)
    await scenes.account(for: person, in: page).changePassword(
      from: visit.form["current-password"] ?? "", to: visit.form["new-password"] ?? "",
      address: visit.request.clientAddress)
    return page.response
  }
}
