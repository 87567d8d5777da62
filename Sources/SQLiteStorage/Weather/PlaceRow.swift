import Domain
import SQLite

/// A place as columns of `place` and of `forecast`.
enum PlaceRow {
  /// The columns that ``read(_:at:)`` expects, in that order.
  static let names = ["latitude", "longitude", "name", "region", "country", "zone"]

  static let columns = names.joined(separator: ", ")

  /// Nil for coordinates that are none.
  static func read(_ row: Statement, at first: Int) -> Place? {
    Coordinates(latitude: row.int(at: first), longitude: row.int(at: first + 1)).map {
      Place(
        name: row.text(at: first + 2) ?? "", region: row.text(at: first + 3),
        country: row.text(at: first + 4), coordinates: $0,
        zone: row.text(at: first + 5).map { ZoneName($0) })
    }
  }

  static func values(_ place: Place) -> [SQLiteValue] {
    [
      .init(place.coordinates.latitude), .init(place.coordinates.longitude), .text(place.name),
      .init(place.region), .init(place.country), .init(place.zone?.identifier),
    ]
  }
}

extension ForecastSource {
  /// What rows of it are found by: service, latitude, longitude.
  var rowKey: [SQLiteValue] {
    [
      .text(service.rawValue), .init(place.coordinates.latitude),
      .init(place.coordinates.longitude),
    ]
  }
}
