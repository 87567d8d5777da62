package import Domain
import UnicodeText

/// Decides what a ``WeatherListView`` shows as the person looks at the forecast, asks for a new one, and
/// says for where.
package final class WeatherListPresenter {
  /// Letters of a place's name, or of a key; nobody types more.
  static let mostLetters = 200

  private weak let view: (any WeatherListView)?
  private let context: SceneContext

  init(view: any WeatherListView, context: SceneContext) {
    self.view = view
    self.context = context
  }

  /// Shows the last forecast, and asks for a newer one when it is time.
  package func load() async {
    do {
      let choice = try await context.weatherChoice()
      try await show(choice, try await report(by: choice))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Shows it as data.
  package func export() async {
    do {
      let choice = try await context.weatherChoice()
      showRecord(choice, try await report(by: choice))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Asks the service, unless it was asked just before, and shows what came of it.
  package func refresh(asData: Bool = false) async {
    view?.show(.begun)
    do {
      let choice = try await context.weatherChoice()
      let report = try await refreshed(by: choice)
      if asData { showRecord(choice, report) } else { try await show(choice, report) }
    } catch {
      view?.show(Problem(error, in: context.words))
    }
    view?.show(.ended)
  }

  /// Opens what is foretold for a time.
  package func select(_ time: Instant) { view?.open(.weatherTime(time)) }

  /// Finds the place that was typed and keeps it; shows the places to choose from when its name is
  /// that of several.
  package func choose(_ form: PlaceForm) async {
    do {
      let choice = try await context.weatherChoice()
      let name = trimmed(form.place)
      if name.isEmpty, form.picked == nil {
        try await save(nil, saying: context.words.weatherIsTurnedOff)
        return
      }
      guard let places = await places(named: name, form, choice) else { return }
      guard let place = places.first, places.count == 1 else {
        try await show(choice, try await report(by: choice), form: form, candidates: places)
        return
      }
      let new = WeatherChoice(
        place: place, service: form.service, units: form.units, key: form.key(after: choice))
      try await save(new, saying: context.words.weatherIsSet)
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// The same by a name alone, leaving all else as it is.
  package func choose(named place: String) async {
    do {
      let choice = try await context.weatherChoice()
      await choose(
        PlaceForm(
          place: place, service: choice?.service ?? .openMeteo, units: choice?.units,
          key: choice?.key ?? ""))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Keeps the list up to date until the surrounding task is cancelled.
  package func followChanges() async {
    guard let changes = await context.weatherChanges() else { return }
    for await _ in changes { await load() }
  }

  private func report(by choice: WeatherChoice?) async throws(StoreError) -> WeatherReport? {
    guard let choice else { return nil }
    return try await context.latestWeather(by: choice)
  }

  private func refreshed(by choice: WeatherChoice?) async throws(StoreError) -> WeatherReport? {
    guard let choice, let model = context.weather?.model else { return nil }
    return try await model.refresh(choice.source)
  }

  /// The first forecast is waited for, so that there is something to see.
  private func save(
    _ choice: WeatherChoice?, saying message: String
  ) async throws(StoreError) {
    try await context.weather?.store.setWeatherChoice(choice, of: context.person.account)
    if choice != nil {
      view?.show(.begun)
      _ = try await refreshed(by: choice)
      view?.show(.ended)
    }
    view?.show(Notice(message: message))
    view?.open(.weather)
  }

  /// Nil when none could be found, which is told then.
  private func places(
    named name: String, _ form: PlaceForm, _ choice: WeatherChoice?
  ) async -> [Place]? {
    if let picked = form.picked { return [picked] }
    if let place = choice?.place, place.fullName == name { return [place] }
    let words = context.words
    guard name.count <= Self.mostLetters, form.key.count <= Self.mostLetters else {
      await show(Problem(.invalid(.place), words.placeTooLong), form, choice)
      return nil
    }
    do throws(WeatherError) {
      guard let model = context.weather?.model else { throw .notOffered }
      let query = PlaceQuery(name)
      return query.narrow(
        try await model.places(
          named: query.name, language: context.person.language, by: form.service))
    } catch {
      await show(Problem(error, of: form.service, in: words), form, choice)
      return nil
    }
  }

  /// A problem beside the form as it was typed.
  private func show(_ problem: Problem, _ form: PlaceForm, _ choice: WeatherChoice?) async {
    do {
      try await show(choice, try await report(by: choice), form: form)
      view?.show(problem)
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  private func show(
    _ choice: WeatherChoice?, _ report: WeatherReport?, form: PlaceForm? = nil,
    candidates: [Place] = []
  ) async throws(StoreError) {
    let words = context.words
    let lists = try await context.lists()
    let navigation = Navigation(
      lists, views: try await context.navigationViews(over: lists), in: words)
    let settings = WeatherSettingsContent(
      choice, form: form, candidates: candidates, offered: context.weather?.model.offered ?? [],
      in: words)
    guard let choice, let report else {
      view?.show(WeatherListContent(offWith: settings, navigation: navigation, in: words))
      return
    }
    view?.show(
      WeatherListContent(
        report, by: choice, settings: settings, navigation: navigation, on: context.day(),
        in: words))
  }

  private func showRecord(_ choice: WeatherChoice?, _ report: WeatherReport?) {
    let entries = report?.forecast.map { Array($0.entries(from: context.day().now)) }
    view?.show(WeatherRecord(report, by: choice, entries: entries ?? [], in: context.words))
  }
}
