import Domain
import Foundation
import HTTP
import Testing

@testable import WeatherServices

/// The search for places, as Open-Meteo's page *Geocoding API* describes it.
@Suite struct PlaceSearchTests {
  @Test func `reads places, with nothing in their names that commands a screen`() throws {
    let places = try PlaceSearch.places(in: Fixture.places.bytes)

    #expect(
      places == [
        Place(
          name: "京都市", region: "京都府", country: "日本",
          coordinates: try #require(Coordinates(latitude: 3502, longitude: 13_575)),
          zone: ZoneName("Asia/Tokyo")),
        Place(
          name: places.last?.name ?? "",
          coordinates: try #require(Coordinates(latitude: 0, longitude: 18_000))),
      ])
    #expect(places.last?.name.unicodeScalars.allSatisfy { $0.value >= 0x20 } == true)
    #expect(places.last?.name.contains("Kyoto") == true)
  }

  @Test func `sends the name in the person's language, and nothing of who asks`() async throws {
    let player = ServicePlayer { _ in .json(.places) }

    try await withService(player) { address in
      let search = try PlaceSearch(client: .forTests(), address: address)
      let places = try await search.places(named: " Kyō+to & 京都 ", language: .japanese)
      #expect(places.count == 2)
    }

    let request = try #require(player.asked.first)
    #expect(request.path == ["v1", "search"])
    #expect(request.query["name"] == "Kyō+to & 京都")
    #expect(request.query["language"] == "ja")
    #expect(request.headers["Cookie"] == nil)
  }

  @Test(arguments: [
    #"{"generationtime_ms": 0.5}"#, #"{"results": []}"#, #"{"results": null}"#,
  ])
  func `a name that nothing has is no place`(body: String) {
    #expect(throws: WeatherError.noSuchPlace) {
      try PlaceSearch.places(in: Data(body.utf8))
    }
  }

  @Test(arguments: ["", "  ", String(repeating: "x", count: 300)])
  func `a name that no place can have is not sent`(name: String) async throws {
    let player = ServicePlayer { _ in .json(.places) }

    try await withService(player) { address in
      let search = try PlaceSearch(client: .forTests(), address: address)
      await #expect(throws: WeatherError.noSuchPlace) {
        try await search.places(named: name, language: .english)
      }
    }

    #expect(player.asked.isEmpty)
  }

  @Test(arguments: [
    (
      #"{"results": [{"name": "X", "latitude": 91, "longitude": 0}]}"#,
      AnswerFault.outOfRange("results[0].latitude")
    ),
    (
      #"{"results": [{"name": "\u0007", "latitude": 9, "longitude": 0}]}"#,
      .empty("results[0].name")
    ),
    (
      #"{"results": [{"name": "X", "latitude": "9", "longitude": 0}]}"#,
      .wrongKind("results[0].latitude")
    ),
    (#"{"results": [{"latitude": 9, "longitude": 0}]}"#, .missing("results[0].name")),
  ])
  func `says what is wrong with an answer, and where`(body: String, fault: AnswerFault) {
    #expect(throws: WeatherError.notAsPromised(fault)) {
      try PlaceSearch.places(in: Data(body.utf8))
    }
  }
}
