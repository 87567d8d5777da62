package import Domain

/// What the program is put together from, as its composition root has it.
package struct Parts: Sendable {
  package let secrets: any SecretKeeper
  package let clock: any WallClock
  package let zones: any ZoneRules
  /// The zone of this machine.
  package let localZone: @Sendable () -> ZoneName
  /// The folder of the program, beside which the server is looked for.
  package let folder: @Sendable () -> String?
  /// Opens the database at a path; called only by commands that need it.
  package let open: @Sendable (_ path: String) throws(StorageFailure) -> Storage
  /// The file at a path as a whole, for which it need not be sound.
  package let archive: @Sendable (_ path: String) -> any Archive
  /// Makes what holds the weather of a database that is open.
  ///
  /// Without a network it offers no service and knows what others fetched.
  package let weather: @Sendable (_ store: any ForecastStore) -> WeatherModel

  package init(
    secrets: any SecretKeeper, clock: any WallClock, zones: any ZoneRules,
    localZone: @escaping @Sendable () -> ZoneName, folder: @escaping @Sendable () -> String?,
    open: @escaping @Sendable (_ path: String) throws(StorageFailure) -> Storage,
    archive: @escaping @Sendable (_ path: String) -> any Archive,
    weather: (@Sendable (_ store: any ForecastStore) -> WeatherModel)? = nil
  ) {
    self.secrets = secrets
    self.clock = clock
    self.zones = zones
    self.localZone = localZone
    self.folder = folder
    self.open = open
    self.archive = archive
    self.weather = weather ?? { WeatherModel(services: [], store: $0, clock: clock) }
  }
}

/// A database that is open.
package struct Storage: Sendable {
  package let tasks: any TaskStore
  package let accounts: any AccountStore
  /// The same tasks as calendar objects.
  package let objects: any CalendarStore
  package let forecasts: any ForecastStore

  package init(
    tasks: any TaskStore, accounts: any AccountStore, objects: any CalendarStore,
    forecasts: any ForecastStore
  ) {
    self.tasks = tasks
    self.accounts = accounts
    self.objects = objects
    self.forecasts = forecasts
  }
}
