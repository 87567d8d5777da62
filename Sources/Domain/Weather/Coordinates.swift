/// A point on the globe, to a hundredth of a degree: about a kilometre.
///
/// Forecasts are no finer than that, people of one town share one, and no service learns where
/// anyone lives.
package struct Coordinates: Hashable, Sendable {
  /// Hundredths of a degree north of the equator: -9000 to 9000.
  package let latitude: Int
  /// Hundredths of a degree east of Greenwich: -17999 to 18000.
  package let longitude: Int

  /// Nil when there is no such point.
  package init?(latitude: Int, longitude: Int) {
    guard (-9000...9000).contains(latitude), (-18_000...18_000).contains(longitude)
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude == -18_000 ? 18_000 : longitude
  }

  /// Degrees, rounded; nil when there is no such point.
  package init?(degreesNorth: Double, degreesEast: Double) {
    guard (-90...90).contains(degreesNorth), (-180...180).contains(degreesEast) else { return nil }
    self.init(
      latitude: Int((degreesNorth * 100).rounded()), longitude: Int((degreesEast * 100).rounded()))
  }

  /// `59.91`, `-0.5`: degrees north as services take them.
  package var latitudeText: String { Self.degrees(latitude) }

  /// Degrees east, likewise.
  package var longitudeText: String { Self.degrees(longitude) }

  private static func degrees(_ hundredths: Int) -> String {
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let digits = rest < 10 ? "0\(rest)" : "\(rest)"
    let fraction = digits.hasSuffix("0") ? String(digits.prefix(1)) : digits
    return (hundredths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(fraction)")
  }
}
