import Domain
import HTTP
import Presentation

/// A request with what it means: who makes it, in which language, and what was sent.
struct Visit: Sendable {
  let request: Request
  /// The one that is meant: a form can only say `POST`, and names another in a field.
  let method: Method
  /// What a form sent; empty for a request that only reads.
  let form: FormFields
  /// Nil while nobody is logged in.
  let account: Account?
  let assets: AssetLibrary

  /// What the account says, else the browser, else English.
  var language: Language {
    account?.language
      ?? request.languages.best(of: Language.allCases.map(\.rawValue))
      .flatMap(Language.init(rawValue:)) ?? .english
  }

  var words: Words { Words(language) }

  var query: FormFields { request.query }

  /// Nil while nobody is logged in.
  var person: Person? {
    account.map(person)
  }

  /// An account's owner, who reads dates and measures as the country of the browser's first language
  /// does.
  func person(of account: Account) -> Person {
    let locale = request.languages.ranges.items.first { $0.quality > 0 }?.value
    return Person(
      account: account.id, language: account.language ?? language, zone: account.zone,
      dayStart: account.dayStart, dateOrder: locale.flatMap { DateOrder(locale: $0) },
      units: locale.flatMap { WeatherUnits(locale: $0) })
  }

  /// Where a form says that it was sent from.
  var origin: Place? { form["place"].flatMap(Place.init(address:)) }

  /// What the address asks to be said.
  var announcement: Announcement? { query["notice"].flatMap(Announcement.init(rawValue:)) }

  /// What was typed into a field, when the form comes back to be mended.
  func typed(_ name: String) -> String? { form[name] }
}
