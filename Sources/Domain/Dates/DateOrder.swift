/// In which order a date's numbers are written.
package enum DateOrder: Hashable, Sendable {
  /// 24/4/2027, as most of the world writes.
  case dayMonthYear
  /// 4/24/2027, as the United States and a few others do.
  case monthDayYear
  /// 2027/4/24, and 4/24 without the year.
  case yearMonthDay

  /// English alone says nothing of the country; it is taken as most countries write, and as Hibi
  /// shows dates in English.
  package init(_ language: Language) {
    switch language {
    case .english: self = .dayMonthYear
    case .japanese, .korean: self = .yearMonthDay
    }
  }

  /// Reads `en-US` (BCP 47, as in Accept-Language) or `en_US.UTF-8` (as in LC_TIME); nil when the
  /// name says neither a country nor a language that decides.
  ///
  /// The countries are those to whose dates CLDR gives the month first.
  package init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" && $0 != ";" && $0 != "," }
    let parts = name.split { $0 == "-" || $0 == "_" }.map { $0.uppercased() }
    guard let language = parts.first else { return nil }
    switch language {
    case "JA", "KO", "ZH", "HU", "LT", "MN":
      self = .yearMonthDay
      return
    default: break
    }
    guard let region = parts.dropFirst().first(where: { $0.utf8.count == 2 }) else { return nil }
    switch region {
    case "US", "AS", "FM", "GU", "MH", "MP", "PH", "PR", "PW", "UM", "VI": self = .monthDayYear
    case "CA": self = language == "EN" ? .yearMonthDay : .dayMonthYear
    default: self = .dayMonthYear
    }
  }
}
