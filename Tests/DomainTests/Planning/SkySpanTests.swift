import Domain
import Testing

/// What a forecast says of the hours of a day.
@Suite struct SkySpanTests {
  @Test func `hours are wet where rain is likely, and part at midnight`() throws {
    let stage = PlannerStage()
    let midnight = stage.day.now.advanced(bySeconds: -8 * 3600)
    let coordinates = try #require(Coordinates(degreesNorth: 35, degreesEast: 135))
    let forecast = Forecast(
      place: Place(name: "Kyoto", coordinates: coordinates), service: .openMeteo,
      fetched: stage.day.now, expires: stage.day.now,
      entries: [
        ForecastEntry(
          time: midnight.advanced(bySeconds: 9 * 3600), span: 3600, condition: .clear,
          temperature: 8, rainChance: 0.4),
        ForecastEntry(
          time: midnight.advanced(bySeconds: 21 * 3600), span: 6 * 3600, condition: .clear,
          temperature: 8, rainChance: 0.5),
      ])

    let sky = forecast.sky(on: stage.day)

    #expect(
      sky == [
        SkySpan(date: PlannerStage.monday, span: MinuteSpan(540, 600), isWet: false),
        SkySpan(date: PlannerStage.monday, span: MinuteSpan(1260, 1440), isWet: true),
        SkySpan(date: PlannerStage.day(1), span: MinuteSpan(0, 180), isWet: true),
      ])
  }
}
