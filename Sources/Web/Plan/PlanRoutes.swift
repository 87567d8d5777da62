import Domain
import HTTP
import Presentation

/// Answers requests about the plan.
struct PlanRoutes: Sendable {
  let scenes: Scenes

  func show(_ visit: Visit, _ person: Person) async -> Response {
    let request = PlanRequest(visit.query)
    let page = PlanPage(visit, request)
    let presenter = scenes.plan(request, for: person, in: page)
    // Hours are typed into a field, and the address says them as minutes from then on.
    if let hours = visit.query["hours"], presenter.read(PlanForm(request, hours: hours)) {
      page.didRead()
    }
    await presenter.load(announcing: visit.query.change("change"))
    return page.response
  }

  func accept(_ visit: Visit, _ person: Person) async -> Response {
    guard let acceptance = visit.form["plan"].flatMap(PlanAcceptance.init(text:)) else {
      return ErrorPage(visit).response(.badRequest, visit.words.unreadableForm)
    }
    return await respond(to: visit, person) { await $0.accept(acceptance) }
  }

  /// Locks, unlocks, moves or takes out one time.
  func change(_ visit: Visit, _ person: Person) async -> Response {
    guard let slot = PlanSlot(visit.form) else {
      return ErrorPage(visit).response(.badRequest, visit.words.unreadableForm)
    }
    let start = visit.form["to"].flatMap { LocalTime(iso: $0) }.map { $0.hour * 60 + $0.minute }
    return await respond(to: visit, person) { presenter in
      switch visit.form["action"] {
      case "lock": await presenter.lock(slot)
      case "unlock": await presenter.unlock(slot)
      case "remove": await presenter.remove(slot)
      default: await presenter.move(slot, to: start ?? slot.start)
      }
    }
  }

  /// Takes the dates off what is overdue.
  func park(_ visit: Visit, _ person: Person) async -> Response {
    await respond(to: visit, person) { await $0.park() }
  }

  /// Runs what somebody did; when it could not be done, the plan is shown with what went wrong.
  func respond(
    to visit: Visit, _ person: Person, _ event: (PlanPresenter) async -> Void
  ) async -> Response {
    let request =
      if case .plan(let request)? = visit.origin?.destination { request } else { PlanRequest() }
    let page = PlanPage(visit, request)
    let presenter = scenes.plan(request, for: person, in: page)
    await event(presenter)
    if page.problem != nil { await presenter.load() }
    return page.response
  }
}

extension PlanSlot {
  init?(_ form: FormFields) {
    guard let task = form.task("task"), let date = form["date"].flatMap(CalendarDate.init(iso:)),
      let start = form["start"].flatMap({ Int($0) }), (0...1439).contains(start),
      let minutes = form["minutes"].flatMap(Resource.number), minutes <= 1440
    else { return nil }
    self.init(task: task, date: date, start: start, minutes: minutes)
  }
}

extension PlanForm {
  /// The same days as an address says, with hours as they were typed.
  init(_ request: PlanRequest, hours: String) {
    self.init(day: request.first?.iso, days: String(request.dayCount), hours: hours)
  }
}
