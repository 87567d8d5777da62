package import Domain

/// Where the weather is shown for and who foretells it, as it is set and can be.
package struct WeatherSettingsContent: Equatable, Sendable {
  package struct ServiceChoice: Equatable, Sendable {
    package let name: WeatherServiceName
    package let label: String
  }

  package struct UnitsChoice: Equatable, Sendable {
    /// Nil for what the person's country has.
    package let units: WeatherUnits?
    package let label: String
  }

  /// One of the places that have the name that was typed.
  package struct Candidate: Equatable, Sendable {
    package let place: Place
    package let label: String
  }

  package let place: String
  package let service: WeatherServiceName
  package let services: [ServiceChoice]
  package let units: WeatherUnits?
  package let unitsChoices: [UnitsChoice]
  package let keyHint: String
  /// That a key is set, without it; nil when there is none.
  package let keyLabel: String?
  /// Empty unless a name that was typed is that of several places.
  package let candidates: [Candidate]

  /// So many letters of a key are shown, of one that has at least four times as many.
  private static let shownLetters = 4

  init(
    _ choice: WeatherChoice?, form: PlaceForm?, candidates: [Place] = [],
    offered: [WeatherServiceName], in words: Words
  ) {
    place = form?.place ?? choice?.place.fullName ?? ""
    service = form?.service ?? choice?.service ?? .openMeteo
    // What is set stays to be seen, even if this server does not offer it any more.
    services = WeatherServiceName.allCases
      .filter { offered.contains($0) || $0 == choice?.service }
      .map {
        ServiceChoice(
          name: $0, label: words.serviceChoice(words.serviceName($0), needsKey: $0.needsKey))
      }
    units = form.map(\.units) ?? choice?.units
    unitsChoices =
      [UnitsChoice(units: nil, label: words.automaticUnits)]
      + WeatherUnits.allCases.map { UnitsChoice(units: $0, label: words.unitsName($0)) }
    keyHint = words.weatherKeyHint(words.serviceName(.openWeatherMap))
    keyLabel = choice?.key.map { key in
      words.keyIsSet(
        key.count >= 4 * Self.shownLetters ? String(key.suffix(Self.shownLetters)) : nil)
    }
    self.candidates = candidates.map { Candidate(place: $0, label: $0.fullName) }
  }
}
