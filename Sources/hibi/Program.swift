import CMalloc
import CommandLine
import Credentials
import Domain
import Glibc
import SQLiteStorage
import TimeZones

@main
struct Program {
  static func main() async {
    // A page of a list takes the memory that the page before gave back; that it goes back to the
    // system in between would cost a tenth of a long list (mallopt(3)).
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    let zones = SystemZones()
    let parts = Parts(
      secrets: SodiumSecretKeeper(), clock: SystemClock(), zones: zones,
      localZone: { systemZoneName(zones: zones) }, folder: { ThisProcess.folder },
      open: { path throws(StorageFailure) in
        let store = try SQLiteStore(path: path, isBlocking: true)
        return Storage(tasks: store, accounts: store, objects: store, forecasts: store)
      },
      archive: { FileArchive(path: $0) })
    let runner = CommandRunner(streams: .standard(), parts: parts)
    exit(await runner.run(ThisProcess.arguments).rawValue)
  }
}
