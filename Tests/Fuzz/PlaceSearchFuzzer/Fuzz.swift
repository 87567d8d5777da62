import Domain
import Foundation
import WeatherServices

/// Answers of the search for places.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Data(UnsafeBufferPointer(start: start, count: count))
  guard let places = try? PlaceSearch.places(in: bytes) else { return 0 }
  precondition(!places.isEmpty, "a search finds something or fails")
  for place in places {
    let texts = [place.name, place.region, place.country].compactMap(\.self)
    precondition(
      texts.allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } },
      "no name commands a screen")
    precondition(
      Coordinates(latitude: place.coordinates.latitude, longitude: place.coordinates.longitude)
        == place.coordinates, "a place is on the globe")
  }
  return 0
}
