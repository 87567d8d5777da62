import Domain
import HTTP
import Presentation

extension FormFields {
  /// What the form about the place says.
  var placeForm: PlaceForm {
    PlaceForm(
      place: self["weather-place"] ?? "",
      picked: self["picked"].flatMap(Domain.Place.init(choiceText:)),
      service: self["service"].flatMap(WeatherServiceName.init(rawValue:)) ?? .openMeteo,
      units: self["units"].flatMap(WeatherUnits.init(rawValue:)),
      key: self["weather-key-password"] ?? "", removesKey: self["remove-key"] != nil)
  }
}
