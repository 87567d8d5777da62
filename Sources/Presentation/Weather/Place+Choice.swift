package import Domain
import UnicodeText

/// A place as one text, which a form sends back when it is picked.
extension Place {
  /// Letters that any of its names has at most.
  private static let mostLetters = 200

  /// Coordinates, name, region and country.
  package var choiceText: String {
    [
      String(coordinates.latitude), String(coordinates.longitude), name, region ?? "",
      country ?? "",
    ].map { $0.replacing("|", with: " ") }.joined(separator: "|")
  }

  /// Reads what ``choiceText`` says; nil for anything else.
  package init?(choiceText: String) {
    let parts = choiceText.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5,
      parts.allSatisfy({ $0.count <= Self.mostLetters && printable($0) == $0 }),
      let latitude = Int(parts[0]), let longitude = Int(parts[1]),
      let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    let given = parts.map { $0.isEmpty ? nil : $0 }
    self.init(name: parts[2], region: given[3], country: given[4], coordinates: coordinates)
  }
}
