package import Domain
import SQLite

extension SQLiteStore: ForecastStore {
  package func weatherChoice(
    of account: Account.ID
  ) async throws(StoreError) -> WeatherChoice? {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try transaction.first(
          "SELECT service, units, key, \(PlaceRow.columns) FROM place WHERE account = ?1",
          [.init(account.number)]
        ) { row -> WeatherChoice? in
          guard let place = PlaceRow.read(row, at: 3),
            let service = row.text(at: 0).flatMap(WeatherServiceName.init(rawValue:))
          else { return nil }
          return WeatherChoice(
            place: place, service: service,
            units: row.text(at: 1).flatMap(WeatherUnits.init(rawValue:)), key: row.text(at: 2))
        } ?? nil
      }
    }
  }

  package func setWeatherChoice(
    _ choice: WeatherChoice?, of account: Account.ID
  ) async throws(StoreError) {
    try await database.write { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try transaction.run("DELETE FROM place WHERE account = ?1", [.init(account.number)])
        if let choice { try transaction.insert(choice, of: account) }
        try transaction.forgetUnwantedForecasts()
      }
    }
  }

  package func forecast(from source: ForecastSource) async throws(StoreError) -> Forecast? {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in try transaction.forecast(from: source) }
    }
  }

  package func save(_ forecast: Forecast) async throws(StoreError) {
    try await database.write { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in try transaction.save(forecast) }
    }
  }

  /// Nearly always there is nothing to do, and no other program waits for that.
  func forgetUnwantedForecasts() async throws(AccountError) {
    let isDue = try read { (transaction) throws(StorageFailure) in
      try transaction.exists("SELECT 1 FROM forecast WHERE \(WeatherQuery.isUnwanted)", [])
    }
    guard isDue else { return }
    try await database.write { (transaction) throws(AccountError) in
      try AccountError.mapping { () throws(StorageFailure) in
        try transaction.forgetUnwantedForecasts()
      }
    }
  }
}

enum WeatherQuery {
  static let forecast = """
    SELECT fetched, expires, last_modified, \(PlaceRow.columns) FROM forecast WHERE \(isOfSource)
    """

  static let entries = """
    SELECT \(ForecastEntryRow.columns) FROM forecast_entry WHERE \(isOfSource) ORDER BY time
    """

  static let isOfSource = "service = ?1 AND latitude = ?2 AND longitude = ?3"

  /// Nobody chose it, or not any more.
  static let isUnwanted = """
    NOT EXISTS (
      SELECT 1 FROM place WHERE place.service = forecast.service
        AND place.latitude = forecast.latitude AND place.longitude = forecast.longitude)
    """
}

extension Transaction {
  /// Nobody is to learn from the database which places others were interested in.
  func forgetUnwantedForecasts() throws(StorageFailure) {
    try run("DELETE FROM forecast WHERE \(WeatherQuery.isUnwanted)")
  }

  /// An account that is gone by now wants none.
  fileprivate func insert(
    _ choice: WeatherChoice, of account: Account.ID
  ) throws(StorageFailure) {
    try run(
      """
      INSERT INTO place (account, service, units, key, \(PlaceRow.columns))
      SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM account WHERE id = ?1
      """,
      [
        .init(account.number), .text(choice.service.rawValue), .init(choice.units?.rawValue),
        .init(choice.key),
      ] + PlaceRow.values(choice.place))
  }

  fileprivate func forecast(from source: ForecastSource) throws(StorageFailure) -> Forecast? {
    let head = try first(WeatherQuery.forecast, source.rowKey) { row in
      (
        fetched: row.instant(at: 0), expires: row.instant(at: 1), lastModified: row.text(at: 2),
        place: PlaceRow.read(row, at: 3)
      )
    }
    guard let head, let place = head.place else { return nil }
    let entries = try all(WeatherQuery.entries, source.rowKey, ForecastEntryRow.read)
    guard !entries.isEmpty else { return nil }
    return Forecast(
      place: place, service: source.service, fetched: head.fetched, expires: head.expires,
      lastModified: head.lastModified, entries: entries)
  }

  fileprivate func save(_ forecast: Forecast) throws(StorageFailure) {
    let key = forecast.source.rowKey
    try run("DELETE FROM forecast WHERE \(WeatherQuery.isOfSource)", key)
    try run(
      """
      INSERT INTO forecast (service, fetched, expires, last_modified, \(PlaceRow.columns))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
      """,
      [
        .text(forecast.service.rawValue), .init(forecast.fetched), .init(forecast.expires),
        .init(forecast.lastModified),
      ] + PlaceRow.values(forecast.place))
    for entry in forecast.entries {
      try run(
        """
        INSERT OR REPLACE INTO forecast_entry
          (service, latitude, longitude, \(ForecastEntryRow.columns))
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
        """, key + ForecastEntryRow.values(entry))
    }
  }
}
