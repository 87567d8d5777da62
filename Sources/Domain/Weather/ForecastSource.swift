/// Where a forecast comes from and for where: what accounts of one town share.
///
/// Two places are one when they have the same coordinates, whatever they are called. Who brings a key
/// of their own shares what is stored, but asks and waits apart, so that nobody else's key is used
/// up or blamed.
package struct ForecastSource: Hashable, Sendable {
  package let place: Place
  package let service: WeatherServiceName
  /// A person's own key, a secret; nil for the server's.
  package let key: String?

  package init(place: Place, service: WeatherServiceName, key: String? = nil) {
    self.place = place
    self.service = service
    self.key = key
  }

  /// The same for all who have no key of their own: what forecasts are stored under.
  package var shared: ForecastSource { ForecastSource(place: place, service: service) }

  package static func == (left: ForecastSource, right: ForecastSource) -> Bool {
    left.place.coordinates == right.place.coordinates && left.service == right.service
      && left.key == right.key
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(place.coordinates)
    hasher.combine(service)
    hasher.combine(key)
  }
}
