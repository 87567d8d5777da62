import CommandLine
import Domain
import MemoryStorage
import Testing

/// The forecast in a terminal, from what others fetched.
@Suite struct WeatherCommandTests {
  @Test func `says what to do while there is no place`() async throws {
    let sitting = Sitting()

    let outcome = await sitting("weather")

    #expect(outcome.status == .done)
    #expect(outcome.output.hasPrefix("Name your place"))
  }

  @Test func `shows the stored forecast with its age, plots, and attribution`() async throws {
    let sitting = Sitting()
    try await fill(sitting)

    let outcome = await sitting("weather")

    #expect(outcome.status == .done)
    #expect(outcome.lines.first == "Kyoto, Japan")
    #expect(outcome.output.contains("Temperature"))
    #expect(outcome.output.contains("█"))
    #expect(outcome.output.contains("Light rain"))
    #expect(outcome.lines.last == "Weather data by Open-Meteo.com (CC BY 4.0)")
  }

  @Test func `prints it as data`() async throws {
    let sitting = Sitting()
    try await fill(sitting)

    let outcome = await sitting("weather", "--json")

    #expect(
      outcome.output.hasPrefix(
        #"{"place":"Kyoto","region":null,"country":"Japan","latitude":35.01,"longitude":135.77,"#
          + #""service":"open-meteo","fetched":""#))
    #expect(
      outcome.output.contains(
        #""code":61,"isDay":null,"temperature":-1.5,"feelsLike":null,"rainChance":0.7,"#))
    #expect(outcome.errors == "")
  }

  @Test func `shows one time, and refuses what is none`() async throws {
    let sitting = Sitting()
    let entries = try await fill(sitting)
    let day = Day(
      for: Person(account: .init(1), language: .english, zone: ZoneName("Asia/Seoul")),
      at: StoppedClock().now(), zones: TwoZones())
    let local = day.local(entries[1].time)

    let shown = await sitting("weather", "show", local.date.iso, local.time.iso)
    let gone = await sitting("weather", "show", "2040-01-01 12:00")
    let wrong = await sitting("weather", "show", "soonish")

    #expect(shown.status == .done)
    #expect(shown.output.contains("Light rain"))
    #expect(shown.output.contains("-1°C") || shown.output.contains("-2°C"))
    #expect(gone.errors == "hibi: Nothing is foretold for that time\n")
    #expect(gone.status == .failed)
    #expect(wrong.status == .misused)
  }

  @Test(arguments: [["weather", "--refresh"], ["weather", "--place", "Kyoto"]])
  func `leaves the network to the server's program`(_ arguments: [String]) async throws {
    let outcome = await Sitting().run(arguments)

    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("hibi-server"))
  }

  /// Hours of a night and a day from now on, of which every second one is wet.
  @discardableResult
  private func fill(_ sitting: Sitting) async throws -> [ForecastEntry] {
    await sitting("lists")
    let now = StoppedClock().now()
    let hour = Instant(milliseconds: now.milliseconds / 3_600_000 * 3_600_000)
    let place = Place(
      name: "Kyoto", country: "Japan",
      coordinates: try #require(Coordinates(latitude: 3501, longitude: 13_577)))
    let entries = (0..<24).map { index in
      ForecastEntry(
        time: hour.advanced(bySeconds: Int64(index) * 3600), span: 3600,
        condition: index.isMultiple(of: 2) ? .clear : .lightRain,
        temperature: Double(index) - 2.5, rainChance: index.isMultiple(of: 2) ? 0 : 0.7)
    }
    let account = try #require(try await sitting.store.accounts().first).id
    try await sitting.store.setWeatherChoice(
      WeatherChoice(place: place, service: .openMeteo), of: account)
    try await sitting.store.save(
      Forecast(place: place, service: .openMeteo, fetched: now, expires: now, entries: entries))
    return entries
  }
}
