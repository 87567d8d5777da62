import Domain
import SQLite

/// A time of a forecast as a row of `forecast_entry`.
enum ForecastEntryRow {
  /// The columns that ``read`` expects, in that order.
  static let columns = """
    time, span, condition, is_day, temperature, feels_like, rain_chance, rain_amount, wind_speed,
    wind_direction
    """

  static func read(_ row: Statement) -> ForecastEntry {
    ForecastEntry(
      time: row.instant(at: 0), span: row.int(at: 1),
      condition: WeatherCondition(code: row.int(at: 2)) ?? .overcast,
      isDay: row.optionalInt(at: 3).map { $0 != 0 }, temperature: row.real(at: 4),
      feelsLike: row.optionalReal(at: 5), rainChance: row.optionalReal(at: 6),
      rainAmount: row.optionalReal(at: 7), windSpeed: row.optionalReal(at: 8),
      windDirection: row.optionalInt(at: 9))
  }

  static func values(_ entry: ForecastEntry) -> [SQLiteValue] {
    [
      .init(entry.time), .init(entry.span), .init(entry.condition.rawValue),
      .init(entry.isDay.map { $0 ? 1 : 0 }), .real(entry.temperature), .init(entry.feelsLike),
      .init(entry.rainChance), .init(entry.rainAmount), .init(entry.windSpeed),
      .init(entry.windDirection),
    ]
  }
}
