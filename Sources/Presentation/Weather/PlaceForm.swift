package import Domain

/// Where somebody wants the weather of and from whom, as it was typed and picked.
package struct PlaceForm: Equatable, Sendable {
  /// A name to look for; blank turns the weather off.
  package var place: String
  /// One of the places that have the name, when there were several.
  package var picked: Place?
  package var service: WeatherServiceName
  /// Nil while the person's country decides.
  package var units: WeatherUnits?
  /// Blank leaves a key that is set as it is.
  package var key: String
  package var removesKey: Bool

  package init(
    place: String, picked: Place? = nil, service: WeatherServiceName = .openMeteo,
    units: WeatherUnits? = nil, key: String = "", removesKey: Bool = false
  ) {
    self.place = place
    self.picked = picked
    self.service = service
    self.units = units
    self.key = key
    self.removesKey = removesKey
  }

  /// The key that goes with the service from now on; it is never sent to another one.
  func key(after choice: WeatherChoice?) -> String? {
    guard service.needsKey, !removesKey else { return nil }
    if !key.isEmpty { return key }
    return choice?.service == service ? choice?.key : nil
  }
}
