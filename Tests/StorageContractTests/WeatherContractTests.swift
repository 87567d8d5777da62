import Domain
import Testing

/// How every store keeps places and what was foretold for them.
@Suite struct WeatherContractTests {
  @Test(arguments: StoreKind.allCases)
  func `keeps each account's choice as it was made`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addAccount("other@example.org")
    let whole = WeatherChoice(
      place: try seoul(), service: .openWeatherMap, units: .imperial, key: "k3y")
    let bare = WeatherChoice(
      place: Place(name: "", coordinates: try coordinates(0, 18_000)), service: .metNorway)

    try await stage.store.setWeatherChoice(whole, of: stage.account)
    try await stage.store.setWeatherChoice(bare, of: other)

    #expect(try await stage.store.weatherChoice(of: stage.account) == whole)
    #expect(try await stage.store.weatherChoice(of: other) == bare)
    #expect(try await stage.store.weatherChoice(of: .init(99)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `replaces a choice, and takes it back`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let first = WeatherChoice(place: try seoul(), service: .openWeatherMap, key: "k3y")
    let second = WeatherChoice(place: try seoul(), service: .openMeteo)
    try await stage.store.setWeatherChoice(first, of: stage.account)

    try await stage.store.setWeatherChoice(second, of: stage.account)
    #expect(try await stage.store.weatherChoice(of: stage.account) == second)

    try await stage.store.setWeatherChoice(nil, of: stage.account)
    #expect(try await stage.store.weatherChoice(of: stage.account) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `gives a forecast back to the bit, for its place and service alone`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let forecast = try forecast(for: try seoul())
    try await choose(.openMeteo, on: stage)

    try await stage.store.save(forecast)

    #expect(try await stage.store.forecast(from: forecast.source) == forecast)
    let renamed = Place(name: "서울", coordinates: forecast.place.coordinates)
    #expect(
      try await stage.store.forecast(from: ForecastSource(place: renamed, service: .openMeteo))
        == forecast)
    #expect(
      try await stage.store.forecast(from: ForecastSource(place: renamed, service: .metNorway))
        == nil)
    let elsewhere = Place(name: "Seoul", coordinates: try coordinates(3757, 12_699))
    #expect(
      try await stage.store.forecast(from: ForecastSource(place: elsewhere, service: .openMeteo))
        == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `replaces a forecast with all its times`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    try await choose(.openMeteo, on: stage)
    let old = try forecast(for: try seoul())
    let new = Forecast(
      place: old.place, service: .openMeteo, fetched: at(50), expires: at(60),
      entries: [ForecastEntry(time: at(7200), span: 3600, condition: .clear, temperature: 1)])
    try await stage.store.save(old)

    try await stage.store.save(new)

    #expect(try await stage.store.forecast(from: old.source) == new)
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps a forecast as long as anybody chose its place and service`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addAccount("other@example.org")
    let forecast = try forecast(for: try seoul())
    try await choose(.openMeteo, on: stage)
    try await choose(.openMeteo, on: stage, for: other)
    try await stage.store.save(forecast)

    try await choose(.metNorway, on: stage)
    #expect(try await stage.store.forecast(from: forecast.source) == forecast)

    try await stage.store.setWeatherChoice(nil, of: other)
    #expect(try await stage.store.forecast(from: forecast.source) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `forgets in time what came for a place that nobody has any more`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let forecast = try forecast(for: try seoul())
    try await stage.store.save(forecast)

    try await stage.store.forgetExpired(at: at(100))

    #expect(try await stage.store.forecast(from: forecast.source) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `removes what an account chose with the account`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let forecast = try forecast(for: try seoul())
    try await choose(.openMeteo, on: stage)
    try await stage.store.save(forecast)

    try await stage.store.deleteAccount(stage.account)

    #expect(try await stage.store.weatherChoice(of: stage.account) == nil)
    #expect(try await stage.store.forecast(from: forecast.source) == nil)
    try await choose(.openMeteo, on: stage)
    #expect(try await stage.store.weatherChoice(of: stage.account) == nil)
  }

  private func choose(
    _ service: WeatherServiceName, on stage: Stage, for account: Account.ID? = nil
  ) async throws {
    try await stage.store.setWeatherChoice(
      WeatherChoice(place: try seoul(), service: service), of: account ?? stage.account)
  }

  private func seoul() throws -> Place {
    Place(
      name: "Seoul", region: "Seoul", country: "South Korea",
      coordinates: try coordinates(3757, 12_698), zone: ZoneName("Asia/Seoul"))
  }

  private func coordinates(_ latitude: Int, _ longitude: Int) throws -> Coordinates {
    try #require(Coordinates(latitude: latitude, longitude: longitude))
  }

  /// Everything that can be said, and next to nothing.
  private func forecast(for place: Place) throws -> Forecast {
    Forecast(
      place: place, service: .openMeteo, fetched: at(10), expires: at(20),
      lastModified: "Mon, 30 Nov 2026 09:00:00 GMT",
      entries: [
        ForecastEntry(
          time: at(0), span: 3600, condition: .heavyThunderstormWithHail, isDay: false,
          temperature: -0.1, feelsLike: -12.34, rainChance: 0.55, rainAmount: 0.1 + 0.2,
          windSpeed: 7.2, windDirection: 0),
        ForecastEntry(
          time: at(3600), span: 21_600, condition: .clear, isDay: true, temperature: 31),
      ])
  }
}
