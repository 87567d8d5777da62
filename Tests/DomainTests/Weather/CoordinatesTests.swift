import Domain
import Testing

@Suite struct CoordinatesTests {
  @Test(arguments: [
    (35.0116, 135.7681, "35.01", "135.77"), (-33.8688, 151.2093, "-33.87", "151.21"),
    (0, 0, "0", "0"), (-0.004, 0.004, "0", "0"), (0.05, -0.05, "0.05", "-0.05"),
    (90, -180, "90", "180"), (-90, 179.999, "-90", "180"), (51.5, -0.1, "51.5", "-0.1"),
  ])
  func `are rounded to a hundredth of a degree, and written as services read them`(
    north: Double, east: Double, latitude: String, longitude: String
  ) throws {
    let coordinates = try #require(Coordinates(degreesNorth: north, degreesEast: east))

    #expect(coordinates.latitudeText == latitude)
    #expect(coordinates.longitudeText == longitude)
  }

  @Test(arguments: [
    (90.01, 0.0), (-91, 0), (0, 180.5), (0, -181), (.nan, 0), (0, .nan), (.infinity, 0),
    (0, -.infinity), (1e300, 0),
  ])
  func `there is no point beyond the poles, nor one without a number`(north: Double, east: Double) {
    #expect(Coordinates(degreesNorth: north, degreesEast: east) == nil)
  }

  @Test func `two names for one point are one source`() throws {
    let point = try #require(Coordinates(latitude: 3501, longitude: 13_577))
    let kyoto = ForecastSource(
      place: Place(name: "Kyoto", coordinates: point), service: .openMeteo)
    let sameTown = ForecastSource(
      place: Place(name: "京都市", country: "日本", coordinates: point), service: .openMeteo)
    let otherService = ForecastSource(place: kyoto.place, service: .metNorway)

    #expect(kyoto == sameTown)
    #expect(Set([kyoto, sameTown, otherService]).count == 2)
  }
}
