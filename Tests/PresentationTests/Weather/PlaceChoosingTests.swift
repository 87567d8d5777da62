import Domain
import MemoryStorage
import Testing

@testable import Presentation

/// How a person says where the weather is wanted for.
@Suite struct PlaceChoosingTests {
  @Test func `keeps the one place of a name, and fetches its weather`() async throws {
    let stage = try await WeatherStage()
    stage.service.find(.success([try WeatherStage.kyoto()]))
    stage.service.answer(.success([stage.entry(hour: 12)]))

    await stage.presenter().choose(PlaceForm(place: "  kyoto ", units: .imperial))

    #expect(
      stage.view.messages == [
        .sign(.begun), .sign(.ended), .notice("The place is saved"), .destination(.weather),
      ])
    let choice = try await stage.store.weatherChoice(of: stage.account)
    #expect(
      choice
        == WeatherChoice(
          place: try WeatherStage.kyoto(), service: .openMeteo, units: .imperial))
    #expect(stage.service.searches == ["kyoto"])
    #expect(stage.service.requests == 1)
  }

  @Test func `offers the places of a name to pick from, and keeps what was typed`() async throws {
    let stage = try await WeatherStage()
    stage.service.find(.success([try WeatherStage.kyoto(), try WeatherStage.kyoto("Elsewhere")]))

    await stage.presenter().choose(PlaceForm(place: "Kyoto", units: .british))
    let settings = try #require(stage.view.content?.settings)

    #expect(settings.candidates.map(\.label) == ["Kyoto, Japan", "Kyoto, Elsewhere, Japan"])
    #expect(settings.place == "Kyoto")
    #expect(settings.units == .british)
    #expect(try await stage.store.weatherChoice(of: stage.account) == nil)

    await stage.presenter().choose(
      PlaceForm(place: "Kyoto", picked: try #require(settings.candidates.last).place))
    #expect(
      try await stage.store.weatherChoice(of: stage.account)?.place.region == "Elsewhere")
  }

  @Test func `what stands after a comma tells places apart`() async throws {
    let stage = try await WeatherStage()
    stage.service.find(.success([try WeatherStage.kyoto(), try WeatherStage.kyoto("Elsewhere")]))

    await stage.presenter().choose(named: "Kyoto, elsewhere, JAPAN")

    #expect(stage.service.searches == ["Kyoto"])
    #expect(
      try await stage.store.weatherChoice(of: stage.account)?.place.region == "Elsewhere")
  }

  @Test func `says beside the form when there is no such place`() async throws {
    let stage = try await WeatherStage()

    await stage.presenter().choose(PlaceForm(place: "Atlantis"))

    #expect(stage.view.content?.settings.place == "Atlantis")
    #expect(
      stage.view.problem
        == Problem(.invalid(.place), "No place of that name was found"))
    #expect(try await stage.store.weatherChoice(of: stage.account) == nil)
  }

  @Test func `looks for no place when only the rest was changed`() async throws {
    let stage = try await WeatherStage()
    try await stage.choose()
    stage.service.answer(.success([stage.entry(hour: 12)]))

    await stage.presenter().choose(PlaceForm(place: "Kyoto, Japan", units: .british))

    #expect(stage.service.searches.isEmpty)
    #expect(try await stage.store.weatherChoice(of: stage.account)?.units == .british)
  }

  @Test(arguments: ["", "  ", "\u{3000}"])
  func `an empty place turns the weather off`(_ place: String) async throws {
    let stage = try await WeatherStage()
    try await stage.choose()

    await stage.presenter().choose(PlaceForm(place: place))

    #expect(
      stage.view.messages == [.notice("The weather is turned off"), .destination(.weather)])
    #expect(try await stage.store.weatherChoice(of: stage.account) == nil)
    #expect(stage.service.requests == 0)
  }

  @Test func `never shows a key again, but for the end of a long one`() async throws {
    let stage = try await WeatherStage()
    try await stage.choose(key: "0123456789abcdef0123456789abcdef")
    await stage.presenter().load()
    let long = try #require(stage.view.content).settings
    try await stage.choose(key: "short key")
    await stage.presenter().load()
    let short = try #require(stage.view.content).settings

    #expect(long.keyLabel == "A key that ends in cdef is set")
    #expect(!String(describing: long).contains("0123"))
    #expect(short.keyLabel == "A key is set")
    #expect(!String(describing: short).contains("short"))
  }

  @Test func `keeps a key for its service until it is replaced or removed`() throws {
    let choice = WeatherChoice(
      place: try WeatherStage.kyoto(), service: .openWeatherMap, key: "old")
    func key(_ service: WeatherServiceName, typing key: String = "", removes: Bool = false)
      -> String?
    {
      PlaceForm(place: "Kyoto", service: service, key: key, removesKey: removes).key(after: choice)
    }

    #expect(key(.openWeatherMap) == "old")
    #expect(key(.openWeatherMap, typing: "new") == "new")
    #expect(key(.openWeatherMap, removes: true) == nil)
    #expect(key(.openMeteo) == nil)
    #expect(key(.metNorway, typing: "new") == nil)
  }
}
