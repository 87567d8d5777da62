import Domain

/// Tells a ``WeatherDetailView`` what is foretold for one time, from the last forecast.
package final class WeatherDetailPresenter {
  private weak let view: (any WeatherDetailView)?
  private let time: Instant
  private let context: SceneContext

  init(view: any WeatherDetailView, time: Instant, context: SceneContext) {
    self.view = view
    self.time = time
    self.context = context
  }

  /// Shows the entry that holds at the time.
  package func load() async {
    do {
      guard let found = try await find() else {
        view?.show(Problem(.notFound, context.words.weatherGone))
        return
      }
      let lists = try await context.lists()
      let navigation = Navigation(
        lists, views: try await context.navigationViews(over: lists), in: context.words)
      view?.show(
        WeatherDetailContent(
          found.forecast, at: found.index, by: found.choice, navigation: navigation,
          on: context.day(), in: context.words))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Shows it as data.
  package func export() async {
    do {
      guard let found = try await find() else {
        view?.show(Problem(.notFound, context.words.weatherGone))
        return
      }
      view?.show(
        WeatherRecord(
          WeatherReport(forecast: found.forecast, nextRefresh: context.day().now),
          by: found.choice, entries: [found.forecast.entries[found.index]], in: context.words))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  private struct Found {
    let choice: WeatherChoice
    let forecast: Forecast
    let index: Int
  }

  /// Nil when nothing is foretold for the time, or nowhere.
  private func find() async throws(StoreError) -> Found? {
    guard let choice = try await context.weatherChoice(),
      let forecast = try await context.latestWeather(by: choice)?.forecast,
      let index = forecast.entries.lastIndex(where: { $0.time <= time && time < $0.end })
    else { return nil }
    return Found(choice: choice, forecast: forecast, index: index)
  }
}
