extension Schema {
  /// Whose weather is wanted of where, and what was last foretold for it.
  ///
  /// Coordinates are hundredths of a degree; what a forecast is measured in, Domain says.
  ///
  /// - `place` has a row for each account that chose a place; `key` is the person's own key for the
  ///   service, kept as it is, since it has to be sent.
  /// - `forecast` has one for each place and service that anybody chose, whoever that is.
  /// - `forecast_entry` is replaced with its forecast.
  static let weatherTables = """
    CREATE TABLE place (
      account INTEGER PRIMARY KEY REFERENCES account ON DELETE CASCADE,
      service TEXT NOT NULL,
      latitude INTEGER NOT NULL,
      longitude INTEGER NOT NULL,
      name TEXT NOT NULL,
      region TEXT,
      country TEXT,
      zone TEXT,
      units TEXT,
      key TEXT
    ) STRICT;
    CREATE INDEX place_by_source ON place (service, latitude, longitude);

    CREATE TABLE forecast (
      service TEXT NOT NULL,
      latitude INTEGER NOT NULL,
      longitude INTEGER NOT NULL,
      name TEXT NOT NULL,
      region TEXT,
      country TEXT,
      zone TEXT,
      fetched INTEGER NOT NULL,
      expires INTEGER NOT NULL,
      last_modified TEXT,
      PRIMARY KEY (service, latitude, longitude)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE forecast_entry (
      service TEXT NOT NULL,
      latitude INTEGER NOT NULL,
      longitude INTEGER NOT NULL,
      time INTEGER NOT NULL,
      span INTEGER NOT NULL,
      condition INTEGER NOT NULL,
      is_day INTEGER,
      temperature REAL NOT NULL,
      feels_like REAL,
      rain_chance REAL,
      rain_amount REAL,
      wind_speed REAL,
      wind_direction INTEGER,
      PRIMARY KEY (service, latitude, longitude, time),
      FOREIGN KEY (service, latitude, longitude) REFERENCES forecast ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    """
}
