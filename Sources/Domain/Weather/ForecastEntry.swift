/// The weather from one moment on, for an hour or some.
package struct ForecastEntry: Equatable, Sendable {
  package let time: Instant
  /// Seconds for which it holds: an hour to six, by the service.
  package let span: Int
  package let condition: WeatherCondition
  /// Whether the sun is up when it begins; nil when the service doesn't say.
  package var isDay: Bool?
  /// Degrees Celsius.
  package var temperature: Double
  /// What the temperature feels like in this wind and humidity, in degrees Celsius.
  package var feelsLike: Double?
  /// How likely it is that something falls, 0 to 1.
  package var rainChance: Double?
  /// Millimetres that fall in `span`, snow melted.
  package var rainAmount: Double?
  /// Metres a second, ten metres above the ground.
  package var windSpeed: Double?
  /// Where the wind comes from, in degrees clockwise from north: 0 to 359.
  package var windDirection: Int?

  package init(
    time: Instant, span: Int, condition: WeatherCondition, isDay: Bool? = nil,
    temperature: Double, feelsLike: Double? = nil, rainChance: Double? = nil,
    rainAmount: Double? = nil, windSpeed: Double? = nil, windDirection: Int? = nil
  ) {
    self.time = time
    self.span = span
    self.condition = condition
    self.isDay = isDay
    self.temperature = temperature
    self.feelsLike = feelsLike
    self.rainChance = rainChance
    self.rainAmount = rainAmount
    self.windSpeed = windSpeed
    self.windDirection = windDirection
  }

  package var end: Instant { time.advanced(bySeconds: Int64(span)) }

  /// Whether rain or snow is to be reckoned with: more likely than not, or said without a likelihood.
  package var isRainLikely: Bool {
    if let rainChance { return rainChance >= 0.5 }
    if let rainAmount { return rainAmount >= 0.1 }
    return condition.isWet
  }
}
