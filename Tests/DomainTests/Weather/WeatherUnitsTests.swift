import Domain
import Testing

@Suite struct WeatherUnitsTests {
  @Test(arguments: [
    ("en-US", WeatherUnits.imperial), ("en_US.UTF-8", .imperial), ("es-PR", .imperial),
    ("en-GB", .british), ("en-AU", .hourly), ("de_DE@euro", .hourly), ("ja-JP", .metric),
    ("ko_KR.UTF-8", .metric), ("nb-NO", .metric), ("zh-Hant-TW", .metric),
  ])
  func `are those of the country`(_ locale: String, _ units: WeatherUnits) {
    #expect(WeatherUnits(locale: locale) == units)
  }

  @Test(arguments: ["", "en", "C.UTF-8", "POSIX", "-", "en-", "zh-Hant", "en,US"])
  func `are not told by a name without a country`(_ locale: String) {
    #expect(WeatherUnits(locale: locale) == nil)
  }

  @Test func `are by language what most of its countries have`() {
    #expect(
      Language.allCases.map(WeatherUnits.init(_:)) == [.hourly, .metric, .metric])
  }
}
