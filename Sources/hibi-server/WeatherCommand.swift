import CommandLine
import Credentials
import Domain
import Presentation
import SQLiteStorage
import Terminal
import TimeZones

/// `hibi-server weather …`: what `hibi weather …` becomes when a service has to be asked.
///
/// It is the same command, in a program that has a network.
enum WeatherCommand {
  static var isAsked: Bool { ThisProcess.arguments.first == "weather" }

  static func run(_ words: Words) async throws(StartError) -> ExitStatus {
    let clock = SystemClock()
    let zones = SystemZones()
    let parts = Parts(
      secrets: SodiumSecretKeeper(), clock: clock, zones: zones,
      localZone: { systemZoneName(zones: zones) },
      // It is the server already, and looks for no other.
      folder: { nil },
      open: { path throws(StorageFailure) in
        let store = try SQLiteStore(path: path)
        return Storage(tasks: store, accounts: store, objects: store, forecasts: store)
      },
      archive: { FileArchive(path: $0) },
      weather: try WeatherModel.maker(clock, words: words))
    return await CommandRunner(streams: .standard(), parts: parts).run(ThisProcess.arguments)
  }
}
