import Domain

/// Temperatures, rain and wind, in the units that a person reads.
extension Words {
  /// `12°`, which says no more than it has to where many stand together.
  func degrees(_ celsius: Double, in units: WeatherUnits) -> String {
    "\(number(units.degrees(celsius)))°"
  }

  /// With its unit.
  func temperature(_ celsius: Double, in units: WeatherUnits) -> String {
    degrees(celsius, in: units) + (units == .imperial ? "F" : "C")
  }

  func percent(_ chance: Double) -> String { "\(Self.whole(chance * 100))%" }

  func rainAmount(_ millimetres: Double, in units: WeatherUnits) -> String {
    if units == .imperial {
      let hundredths = Self.whole(millimetres / 25.4 * 100)
      let rest = hundredths % 100
      return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) in"
    }
    return tenthsOfMillimetres(Self.whole(millimetres * 10))
  }

  func tenthsOfMillimetres(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10) mm" }

  func windSpeed(_ metres: Double, in units: WeatherUnits) -> String {
    switch units {
    case .metric: "\(Self.whole(metres)) m/s"
    case .hourly: "\(Self.whole(metres * 3.6)) km/h"
    case .british, .imperial: "\(Self.whole(metres * 3600 / 1609.344)) mph"
    }
  }

  /// `degrees` is where the wind comes from, clockwise from north.
  func wind(_ speed: String, from degrees: Int?) -> String {
    guard let degrees else { return speed }
    let name = direction(degrees)
    return choose("\(speed) from the \(name)", "\(name)の風 \(speed)", "\(name)풍 \(speed)")
  }

  /// One of the eight winds.
  private func direction(_ degrees: Int) -> String {
    let turned = degrees % 360
    switch ((turned < 0 ? turned + 360 : turned) * 2 + 45) / 90 % 8 {
    case 0: return choose("north", "北", "북")
    case 1: return choose("north-east", "北東", "북동")
    case 2: return choose("east", "東", "동")
    case 3: return choose("south-east", "南東", "남동")
    case 4: return choose("south", "南", "남")
    case 5: return choose("south-west", "南西", "남서")
    case 6: return choose("west", "西", "서")
    default: return choose("north-west", "北西", "북서")
    }
  }

  func unitsName(_ units: WeatherUnits) -> String {
    switch units {
    case .metric: "°C, m/s, mm"
    case .hourly: "°C, km/h, mm"
    case .british: "°C, mph, mm"
    case .imperial: "°F, mph, in"
    }
  }

  /// The nearest whole number; what is beyond any weather stays countable.
  static func whole(_ value: Double) -> Int {
    Int(exactly: min(max(value, -1e9), 1e9).rounded()) ?? 0
  }
}

extension WeatherUnits {
  /// Whole degrees, as they are shown.
  func degrees(_ celsius: Double) -> Int {
    Words.whole(self == .imperial ? celsius * 1.8 + 32 : celsius)
  }
}
