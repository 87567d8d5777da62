import Domain
import HTTP

/// Tells open pages that something changed, so that they fetch themselves again.
struct LiveRoutes: Sendable {
  let store: any TaskStore
  let metrics: Metrics

  /// One event for each change that the person can see, with nothing in it but the change's number.
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
    continuation.onTermination = { [metrics] _ in
      pump.cancel()
      metrics.streamClosed()
    }
    return .events(events)
  }
}
