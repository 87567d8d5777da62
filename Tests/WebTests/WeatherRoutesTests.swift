import Domain
import HTTP
import Testing

@testable import Web

@Suite struct WeatherRoutesTests {
  @Test func `is off until a place is typed`() async throws {
    let stage = try await WebStage().with(SkyStub())

    let page = try await stage.get("/weather")

    #expect(page.status == .ok)
    #expect(page.text.contains("id=\"weatherPlaceField\""))
    #expect(!page.text.contains("id=\"weatherRefresh\""))
    #expect(!page.text.contains("id=\"weatherTable\""))
    #expect(!page.text.contains("data-live"))
  }

  @Test func `shows the forecast once a place is set, and leads back to it after refreshing`()
    async throws
  {
    let stage = try await WebStage().with(SkyStub())

    let answer = try await stage.post(
      "/weather/place?_method=PUT", ["weather-place": "Oslo", "service": "open-meteo"])
    let page = try await stage.follow(answer)
    let refreshed = try await stage.post("/weather/refresh")

    #expect(answer.location == "/weather?notice=place")
    #expect(page.text.contains("The place is saved"))
    #expect(page.element("weatherPlace") == "Oslo, Norway")
    #expect(page.element("weatherAge") == "Today 09:30, just now")
    #expect(page.text.components(after: "data-testid=\"weatherRow\"").count == 3)
    #expect(page.text.contains("href=\"/weather/1796032800\""))
    #expect(page.element("plotTemperatureTitle") == "Temperature")
    #expect(page.text.contains("Weather data by Open-Meteo.com"))
    #expect(page.text.contains(" data-live"))
    #expect(!page.text.contains(" style="))
    #expect(refreshed.location == "/weather")
  }

  @Test func `shows one time, and says so when there is none`() async throws {
    let stage = try await WebStage().with(SkyStub())
    _ = try await stage.post("/weather/place?_method=PUT", ["weather-place": "Oslo"])

    let page = try await stage.get("/weather/1796032800")
    let gone = try await stage.get("/weather/1")

    #expect(page.status == .ok)
    #expect(page.element("weatherCondition") == "Light rain")
    #expect(page.text.contains("data-fact=\"rainChance\"><dt>Chance of rain</dt><dd>70%</dd>"))
    #expect(page.text.contains("id=\"weatherBack\" class=\"quiet back\" href=\"/weather\""))
    #expect(gone.status == .notFound)
  }

  @Test func `offers the places of a name, and takes the one that was picked`() async throws {
    let stage = try await WebStage().with(SkyStub())

    let page = try await stage.post("/weather/place?_method=PUT", ["weather-place": "Twin"])
    let picked = try await stage.post(
      "/weather/place?_method=PUT",
      ["weather-place": "Twin", "picked": "100|200|Twin|<North>|Norway"])
    let shown = try await stage.follow(picked)

    #expect(page.status == .ok)
    #expect(page.text.components(after: "data-testid=\"weatherCandidate\"").count == 2)
    #expect(page.text.contains("value=\"100|200|Twin|North|Norway\""))
    #expect(shown.element("weatherPlace") == "Twin, &lt;North&gt;, Norway")
  }

  @Test(arguments: [
    "", "1|2|3", "9001|0|x||", "0|18001|x||", "a|b|x||", "1|2|x|\n|", "1|2|x|\u{1B}[2J|",
    "1|2|\(String(repeating: "x", count: 201))||", "99999999999999999999|0|x||", "1|2|x|||",
  ])
  func `a picked place that was not offered is looked for by name instead`(
    _ picked: String
  ) async throws {
    let stage = try await WebStage().with(SkyStub())

    let answer = try await stage.post(
      "/weather/place?_method=PUT", ["weather-place": "Atlantis", "picked": picked])

    #expect(answer.status == .unprocessableContent)
    #expect(answer.element("errorMessage") == "No place of that name was found")
    #expect(answer.text.contains("value=\"Atlantis\""))
  }

  @Test func `never writes a key into a page`() async throws {
    let stage = try await WebStage().with(SkyStub(name: .openWeatherMap))
    let key = "0123456789abcdef0123456789abcdef"
    _ = try await stage.post(
      "/weather/place?_method=PUT",
      ["weather-place": "Oslo", "service": "openweathermap", "weather-key-password": key])
    let again = try await stage.post(
      "/weather/place?_method=PUT",
      ["weather-place": "Atlantis", "service": "openweathermap", "weather-key-password": key])

    let page = try await stage.get("/weather")

    #expect(try await stage.store.weatherChoice(of: stage.account.id) != nil)
    #expect(page.text.contains("A key that ends in cdef is set"))
    #expect(!page.text.contains("01234567"))
    #expect(!again.text.contains("01234567"))
  }

  @Test func `tells another account nothing, and who is not logged in even less`() async throws {
    let stage = try await WebStage().with(SkyStub())
    let other = WeatherChoice(
      place: try SkyStub.place("Secret"), service: .openMeteo, key: "secret key of somebody")
    try await stage.store.setWeatherChoice(other, of: stage.stranger.id)

    let page = try await stage.get("/weather")
    let stranger = try await stage.get("/weather", isLoggedIn: false)

    #expect(!page.text.contains("Secret"))
    #expect(stranger.location?.hasPrefix("/login") == true)
  }

  @Test func `stands beside today`() async throws {
    let stage = try await WebStage().with(SkyStub())
    let today = try #require(CalendarDate(iso: "2026-11-30"))
    try await stage.add(
      TaskDraft(title: "gutter", due: .date(today), tags: [Tag("outdoor")].compactMap(\.self)))
    let before = try await stage.get("/views/today")
    _ = try await stage.post("/weather/place?_method=PUT", ["weather-place": "Oslo"])

    let page = try await stage.get("/views/today")

    #expect(!before.text.contains("dayWeather"))
    #expect(page.text.contains("data-testid=\"dayWeather\" href=\"/weather\""))
    #expect(page.text.contains("rain from 10:00"))
    #expect(page.text.contains("data-testid=\"taskRain\">Rain is likely</span>"))
  }
}

/// Foretells two hours for Oslo, knows two places called Twin, and no other.
private struct SkyStub: WeatherService {
  var name = WeatherServiceName.openMeteo

  func forecast(
    for place: Domain.Place, after previous: Forecast?
  ) async throws(WeatherError) -> Forecast {
    let now = ClockStub().now()
    let nine = Instant(milliseconds: 1_796_029_200_000)
    return Forecast(
      place: place, service: name, fetched: now, expires: now,
      entries: [
        ForecastEntry(time: nine, span: 3600, condition: .clear, temperature: 4, rainChance: 0.1),
        ForecastEntry(
          time: nine.advanced(bySeconds: 3600), span: 3600, condition: .lightRain, temperature: 6,
          rainChance: 0.7),
        ForecastEntry(
          time: nine.advanced(bySeconds: 10_800), span: 3600, condition: .lightRain,
          temperature: 6, rainChance: 0.7),
      ])
  }

  func places(named name: String, language: Language) async throws(WeatherError) -> [Domain.Place] {
    do {
      switch name {
      case "Oslo": return [try Self.place(name)]
      case "Twin": return [try Self.place(name, "North"), try Self.place(name, "South")]
      default: throw WeatherError.noSuchPlace
      }
    } catch {
      throw .noSuchPlace
    }
  }

  static func place(_ name: String, _ region: String? = nil) throws -> Domain.Place {
    Domain.Place(
      name: name, region: region, country: "Norway",
      coordinates: try #require(Coordinates(latitude: 100, longitude: 200)))
  }
}
