import Domain
import JSON
import Presentation

extension Console {
  func print(_ record: WeatherRecord) {
    print(JSONObject.text { record.write(to: &$0) })
  }
}

extension WeatherRecord {
  fileprivate func write(to object: inout JSONObject) {
    object.member("place", place?.name)
    object.member("region", place?.region)
    object.member("country", place?.country)
    object.member("latitude", place.map { Double($0.coordinates.latitude) / 100 })
    object.member("longitude", place.map { Double($0.coordinates.longitude) / 100 })
    object.member("service", service?.rawValue)
    object.member("fetched", fetched?.rfc3339)
    object.member("problem", problem)
    object.array("attributions") { array in
      for attribution in attributions { array.element(attribution.text) }
    }
    object.array("times") { array in
      for entry in entries { array.object { entry.write(to: &$0) } }
    }
  }
}

extension ForecastEntry {
  fileprivate func write(to object: inout JSONObject) {
    object.member("from", time.rfc3339)
    object.member("until", end.rfc3339)
    object.member("code", condition.rawValue)
    object.member("isDay", isDay)
    object.member("temperature", temperature)
    object.member("feelsLike", feelsLike)
    object.member("rainChance", rainChance)
    object.member("rainAmount", rainAmount)
    object.member("windSpeed", windSpeed)
    object.member("windDirection", windDirection)
  }
}
