import Domain
import HTTP
import Presentation

/// Answers requests about the weather.
struct WeatherRoutes: Sendable {
  let scenes: Scenes

  func show(_ visit: Visit, _ person: Person) async -> Response {
    await onPage(visit, person) { await $0.load() }
  }

  func showTime(_ time: Instant, _ visit: Visit, _ person: Person) async -> Response {
    let page = WeatherDetailPage(visit)
    await scenes.weatherDetail(at: time, for: person, in: page).load()
    return page.response
  }

  /// The list says what came of it, so it is shown as whenever it is opened.
  func refresh(_ visit: Visit, _ person: Person) async -> Response {
    let page = WeatherListPage(visit)
    await scenes.weatherList(for: person, in: page).refresh()
    return page.problem == nil ? .redirect(to: Destination.weather.path) : page.response
  }

  func choose(_ visit: Visit, _ person: Person) async -> Response {
    await onPage(visit, person) { await $0.choose(visit.form.placeForm) }
  }

  private func onPage(
    _ visit: Visit, _ person: Person, _ event: (WeatherListPresenter) async -> Void
  ) async -> Response {
    let page = WeatherListPage(visit)
    await event(scenes.weatherList(for: person, in: page))
    return page.response
  }
}
