package import Domain
import Presentation
import Terminal

/// What the environment of a process says about how it is to behave.
package struct Surroundings {
  private let variable: (String) -> String?

  /// `variable` looks up the environment.
  package init(variable: @escaping (String) -> String? = environmentVariable) {
    self.variable = variable
  }

  /// By `LC_ALL`, `LC_MESSAGES` and `LANG`, the first of them that is not empty (POSIX, "8.2
  /// Internationalization Variables").
  package var language: Language {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = nonEmpty(name) else { continue }
      return Language(rawValue: String(locale.prefix { $0.isASCII && $0.isLetter })) ?? .english
    }
    return .english
  }

  /// How dates are written, by `LC_ALL`, `LC_TIME` and `LANG`, the first of them that is not empty;
  /// nil when that does not say.
  package var dateOrder: DateOrder? {
    ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(nonEmpty).first.flatMap(DateOrder.init(locale:))
  }

  /// How weather is measured, by `LC_ALL`, `LC_MEASUREMENT` and `LANG`, the first of them that is not
  /// empty; nil when that does not say.
  package var units: WeatherUnits? {
    ["LC_ALL", "LC_MEASUREMENT", "LANG"].lazy.compactMap(nonEmpty).first
      .flatMap(WeatherUnits.init(locale:))
  }

  /// Where the database is unless an option says so; nil when there is no home for it.
  ///
  /// A relative `XDG_DATA_HOME` is invalid and left alone (XDG Base Directory Specification).
  package var databasePath: String? {
    if let path = nonEmpty("HIBI_DATABASE") { return path }
    if let data = nonEmpty("XDG_DATA_HOME"), data.hasPrefix("/") {
      return data + "/hibi/hibi.sqlite"
    }
    return nonEmpty("HOME").map { $0 + "/.local/share/hibi/hibi.sqlite" }
  }

  var account: String? { nonEmpty("HIBI_ACCOUNT") }

  var searchPath: [String] {
    (variable("PATH") ?? "").split(separator: ":").map(String.init)
  }

  /// The value of a variable, unless it is not set or empty, which comes to the same.
  package func nonEmpty(_ name: String) -> String? {
    variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
