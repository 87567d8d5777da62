import Domain
import Testing

@Suite struct WeatherConditionTests {
  @Test func `every number of table 4677 is some weather, and no other number is`() {
    #expect((0...99).allSatisfy { WeatherCondition(code: $0) != nil })
    #expect(
      [-1, 100, Int.min, Int.max].allSatisfy { WeatherCondition(code: $0) == nil })
  }

  @Test(arguments: WeatherCondition.allCases)
  func `a number that has a word of its own means that`(condition: WeatherCondition) {
    #expect(WeatherCondition(code: condition.rawValue) == condition)
  }

  @Test(arguments: [
    (50, WeatherCondition.lightDrizzle), (52, .drizzle), (54, .denseDrizzle), (58, .lightRain),
    (59, .rain), (60, .lightRain), (62, .rain), (64, .heavyRain), (70, .lightSnow), (72, .snow),
    (74, .heavySnow), (44, .fog), (17, .thunderstorm), (87, .snowShowers), (98, .heavyThunderstorm),
    (30, .dust),
  ])
  func `another number means what is nearest to it`(code: Int, condition: WeatherCondition) {
    #expect(WeatherCondition(code: code) == condition)
  }

  @Test func `what is wet and dangerous is worse than what is dry`() {
    let wet = WeatherCondition.allCases.filter(\.isWet)
    let dry = WeatherCondition.allCases.filter { !$0.isWet }

    #expect(wet.map(\.severity).min() ?? 0 > dry.map(\.severity).max() ?? 0)
    #expect(dry.contains(.fog) && dry.contains(.overcast) && wet.contains(.lightDrizzle))
    #expect(WeatherCondition.allCases.max { $0.severity < $1.severity } == .tornado)
  }
}
