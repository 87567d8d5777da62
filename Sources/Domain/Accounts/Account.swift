/// A person who uses Hibi.
package struct Account: Equatable, Identifiable, Sendable {
  package struct ID: Hashable, Comparable, Sendable {
    package let number: Int

    package init(_ number: Int) {
      self.number = number
    }

    package static func < (left: ID, right: ID) -> Bool { left.number < right.number }
  }

  package let id: ID
  /// Nil for the account that the command line made before anybody set up a login.
  package var email: EmailAddress?
  /// Nil while the person's programs decide.
  package var language: Language?
  package var zone: ZoneName
  package var dayStart: DayStart
  package let created: Instant

  package init(
    id: ID, email: EmailAddress?, language: Language? = nil, zone: ZoneName,
    dayStart: DayStart = .midnight, created: Instant
  ) {
    self.id = id
    self.email = email
    self.language = language
    self.zone = zone
    self.dayStart = dayStart
    self.created = created
  }
}

/// A language that Hibi speaks, by its ISO 639 code.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case japanese = "ja"
  case korean = "ko"
}

/// The one for whom a scene is shown: whose tasks, in which language, in which zone's day.
package struct Person: Hashable, Sendable {
  package let account: Account.ID
  package let language: Language
  package let zone: ZoneName
  package let dayStart: DayStart
  /// How the person reads 10/11.
  package let dateOrder: DateOrder
  /// How the person measures weather, unless a setting says otherwise.
  package let units: WeatherUnits

  /// Without an order of dates or units, the language decides.
  package init(
    account: Account.ID, language: Language, zone: ZoneName, dayStart: DayStart = .midnight,
    dateOrder: DateOrder? = nil, units: WeatherUnits? = nil
  ) {
    self.account = account
    self.language = language
    self.zone = zone
    self.dayStart = dayStart
    self.dateOrder = dateOrder ?? DateOrder(language)
    self.units = units ?? WeatherUnits(language)
  }
}
