import Domain

/// The answer as MET Norway's *ForecastJSON* and the data model of Locationforecast document it, as
/// well of `complete` as of `compact`; what is not read is left out.
struct METNorwayAnswer: Decodable {
  let properties: Properties

  struct Properties: Decodable {
    let timeseries: [Step]
  }

  struct Step: Decodable {
    /// `2020-06-10T13:00:00Z`.
    let time: String
    let data: Data
  }

  struct Data: Decodable {
    let instant: Moment
    let nextHour: Period?
    let nextSixHours: Period?

    enum CodingKeys: String, CodingKey {
      case instant
      case nextHour = "next_1_hours"
      case nextSixHours = "next_6_hours"
    }
  }

  struct Moment: Decodable {
    let details: Details

    struct Details: Decodable {
      let temperature: Double
      let windSpeed: Double?
      let windDirection: Double?

      enum CodingKeys: String, CodingKey {
        case temperature = "air_temperature"
        case windSpeed = "wind_speed"
        case windDirection = "wind_from_direction"
      }
    }
  }

  /// What holds for some hours from a time on.
  struct Period: Decodable {
    let summary: Summary
    let details: Details?

    struct Summary: Decodable {
      let symbol: String

      enum CodingKeys: String, CodingKey {
        case symbol = "symbol_code"
      }
    }

    struct Details: Decodable {
      let rain: Double?
      let rainChance: Double?

      enum CodingKeys: String, CodingKey {
        case rain = "precipitation_amount"
        case rainChance = "probability_of_precipitation"
      }
    }
  }
}

extension METNorwayAnswer.Properties {
  /// The last steps of an answer have no weather of their own: only what is measured at a moment.
  func entries(_ plausible: Plausible) throws(WeatherError) -> [ForecastEntry] {
    var entries: [ForecastEntry] = []
    for (index, step) in timeseries.prefix(Plausible.entryLimit).enumerated() {
      if let entry = try step.entry("properties.timeseries[\(index)]", plausible) {
        entries.append(entry)
      }
    }
    return try entries.ordered("properties.timeseries").endingWhereTheNextBegins()
  }
}

extension METNorwayAnswer.Step {
  fileprivate func entry(
    _ path: String, _ plausible: Plausible
  ) throws(WeatherError) -> ForecastEntry? {
    guard let instant = Instant(utc: time)
    else { throw .notAsPromised(.wrongKind("\(path).time")) }
    let hours: Int
    let period: METNorwayAnswer.Period
    if let next = data.nextHour {
      (hours, period) = (1, next)
    } else if let next = data.nextSixHours {
      (hours, period) = (6, next)
    } else {
      return nil
    }
    let place = "\(path).data.next_\(hours)_hours"
    let symbol = METSymbol(period.summary.symbol)
    guard let condition = symbol.condition
    else { throw .notAsPromised(.outOfRange("\(place).summary.symbol_code")) }
    let measured = data.instant.details
    let details = "\(path).data.instant.details"
    return ForecastEntry(
      time: try plausible.time(secondsSince1970: instant.seconds, "\(path).time"),
      span: hours * 3600,
      condition: condition,
      isDay: symbol.isDay,
      temperature: try plausible.temperature(
        measured.temperature, "\(details).air_temperature"),
      rainChance: try plausible.chance(
        ofPercent: period.details?.rainChance, "\(place).details.probability_of_precipitation"),
      rainAmount: try plausible.rain(
        period.details?.rain, "\(place).details.precipitation_amount"),
      windSpeed: try plausible.wind(measured.windSpeed, "\(details).wind_speed"),
      windDirection: try plausible.direction(
        measured.windDirection, "\(details).wind_from_direction"))
  }
}

extension [ForecastEntry] {
  /// Where steps grow from one hour to six, the last short ones are only told for six hours: they
  /// overlap, and what falls is shared out by time.
  fileprivate func endingWhereTheNextBegins() -> [ForecastEntry] {
    var entries = self
    for index in entries.indices.dropLast() {
      let entry = entries[index]
      let gap = Int(entries[index + 1].time.seconds - entry.time.seconds)
      guard gap < entry.span else { continue }
      entries[index] = ForecastEntry(
        time: entry.time, span: gap, condition: entry.condition, isDay: entry.isDay,
        temperature: entry.temperature, feelsLike: entry.feelsLike, rainChance: entry.rainChance,
        rainAmount: entry.rainAmount.map { $0 * Double(gap) / Double(entry.span) },
        windSpeed: entry.windSpeed, windDirection: entry.windDirection)
    }
    return entries
  }
}
