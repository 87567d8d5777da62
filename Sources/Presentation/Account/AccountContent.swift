package import Domain

/// What the settings show.
package struct AccountContent: Equatable, Sendable {
  package struct LanguageChoice: Equatable, Sendable {
    /// Nil for what the person's programs say.
    package let language: Language?
    package let label: String
  }

  package struct DayStartChoice: Equatable, Sendable {
    /// 0 to 12.
    package let hour: Int
    package let label: String
  }

  package struct DayHours: Equatable, Sendable {
    package let weekday: Weekday
    package let label: String
    /// As they are typed: `9:00–12:00, 13:00–17:00`.
    package let text: String
  }

  package let email: String
  package let language: Language?
  package let languages: [LanguageChoice]
  package let zone: String
  /// The hour at which the day begins.
  package let dayStart: Int
  package let dayStarts: [DayStartChoice]
  /// Monday first.
  package let workHours: [DayHours]
  package let minimumPasswordLength: Int
  package let navigation: Navigation

  init(
    _ account: Account, hours: WorkHours, lists: [ListSummary], views: NavigationViews,
    in words: Words
  ) {
    email = account.email?.text ?? ""
    language = account.language
    languages =
      [LanguageChoice(language: nil, label: words.automaticLanguage)]
      + Language.allCases.map { LanguageChoice(language: $0, label: words.languageName($0)) }
    zone = account.zone.identifier
    dayStart = account.dayStart.hour
    dayStarts = (0...12).map { DayStartChoice(hour: $0, label: words.dayStart($0)) }
    workHours = Weekday.allCases.map {
      DayHours(weekday: $0, label: words.weekday($0), text: hours[$0].typed)
    }
    minimumPasswordLength = Registration.minimumPasswordLength
    navigation = Navigation(lists, views: views, in: words)
  }
}

extension [MinuteSpan] {
  /// As people type them.
  fileprivate var typed: String {
    map { "\(Self.time($0.start))–\(Self.time($0.end))" }.joined(separator: ", ")
  }

  private static func time(_ minute: Int) -> String {
    minute == 1440 ? "24:00" : LocalTime(minuteOfDay: minute).iso
  }
}
