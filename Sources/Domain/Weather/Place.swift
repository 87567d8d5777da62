/// Somewhere on Earth that has a name and weather.
package struct Place: Hashable, Sendable {
  /// In the language in which it was searched for.
  package let name: String
  /// What tells it from others of its name: a prefecture, a state, a county.
  package let region: String?
  package let country: String?
  package let coordinates: Coordinates
  /// Nil when the search did not tell.
  package let zone: ZoneName?

  package init(
    name: String, region: String? = nil, country: String? = nil, coordinates: Coordinates,
    zone: ZoneName? = nil
  ) {
    self.name = name
    self.region = region
    self.country = country
    self.coordinates = coordinates
    self.zone = zone
  }
}
