import Domain
import HTTP
import Testing

@testable import WeatherServices

/// What a whole server's people cost a service.
@Suite struct WeatherModelCountingTests {
  @Test func `10,000 accounts with 100 places cost 100 requests an hour at most`() async throws {
    let player = ServicePlayer { _ in .json(.openMeteo) }
    let clock = MovingClock()
    let store = ForecastStoreStub()
    let sources = try (0..<100).map { number in
      let coordinates = try #require(Coordinates(latitude: number, longitude: 2 * number))
      return ForecastSource(
        place: Place(name: "Place \(number)", coordinates: coordinates), service: .openMeteo)
    }

    try await withService(player) { address in
      let client = WebClient.forTests(clock: clock)
      let model = WeatherModel(
        services: [
          try OpenMeteo(
            client: client, settings: .init(baseAddress: address),
            search: PlaceSearch(client: client, address: address))
        ], store: store, clock: clock)
      var counts: [Int] = []
      for _ in 0..<3 {
        let before = player.asked.count
        // Each account looks every quarter of an hour, many at once.
        for _ in 0..<4 {
          try await look(at: sources, accounts: 10_000, model)
          clock.advance(bySeconds: 900)
        }
        counts.append(player.asked.count - before)
      }
      #expect(counts == [100, 100, 100])
    }

    #expect(await store.saves == 300)
  }

  private func look(
    at sources: [ForecastSource], accounts: Int, _ model: WeatherModel
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<20 {
        group.addTask {
          for account in stride(from: worker, to: accounts, by: 20) {
            let report = try await model.refresh(sources[account % sources.count])
            #expect(report.forecast != nil)
            #expect(report.problem == nil)
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
