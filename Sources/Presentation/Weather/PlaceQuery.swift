import Domain
import UnicodeText

/// A place as it was typed: its name, and after commas what tells it from others of that name.
struct PlaceQuery: Equatable {
  /// What a service is asked for.
  let name: String
  private let rest: [String]

  init(_ text: String) {
    let parts = text.split(whereSeparator: { ",、，".contains($0) }).map { trimmed(String($0)) }
      .filter { !$0.isEmpty }
    name = parts.first ?? trimmed(text)
    rest = parts.dropFirst().map(compatibilityCaseFolded)
  }

  /// The places of which the rest is true, or all of them if it is of none.
  func narrow(_ places: [Place]) -> [Place] {
    let found = places.filter { place in
      let others = [place.region, place.country].compactMap { $0.map(compatibilityCaseFolded) }
      return rest.allSatisfy { part in others.contains { $0.hasPrefix(part) } }
    }
    return found.isEmpty ? places : found
  }
}
