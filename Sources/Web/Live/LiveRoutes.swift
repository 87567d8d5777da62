import Domain
import HTTP
import Presentation

/// Tells open pages that something changed, so that they fetch themselves again.
struct LiveRoutes: Sendable {
  let scenes: Scenes
  let store: any TaskStore
  let metrics: Metrics

  /// One event for each change that the person can see, with nothing in it but the change's number, and
  /// one, empty, for each forecast that came.
  func events(_ visit: Visit) async -> Response {
    guard let person = visit.person else {
      return .text("Log in first.\n", status: .unauthorized)
    }
    let changes = await store.changes(for: person.account)
    let (events, continuation) = AsyncStream.makeStream(
      of: ServerSentEvent.self, bufferingPolicy: .bufferingNewest(16))
    continuation.yield(ServerSentEvent(event: "hello", retry: 1000))
    metrics.streamOpened()
    let pump = Task {
      for await change in changes {
        continuation.yield(ServerSentEvent(String(change.number), event: "change"))
      }
      continuation.finish()
    }
    let forecasts = await scenes.forecasts(for: person)
    let weatherPump = Task {
      var shown: WeatherReport?
      for await report in forecasts where !report.looksLike(shown) {
        shown = report
        continuation.yield(ServerSentEvent(event: "weather"))
      }
    }
    continuation.onTermination = { [metrics] _ in
      pump.cancel()
      weatherPump.cancel()
      metrics.streamClosed()
    }
    return .events(events)
  }
}

extension WeatherReport {
  /// Whether it foretells the same; that it did so later is nothing to tell.
  fileprivate func looksLike(_ other: WeatherReport?) -> Bool {
    forecast?.entries == other?.forecast?.entries && problem == other?.problem
  }
}
