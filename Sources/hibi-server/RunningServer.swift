import Credentials
import Domain
import HTTP
import Presentation
import SQLiteStorage
import TimeZones
import Web

/// The server with all its parts, from its start until somebody asks it to end.
struct RunningServer {
  private let options: ServerOptions
  private let words: Words
  private let store: SQLiteStore
  private let secrets = SodiumSecretKeeper()
  private let clock = SystemClock()
  private let zones = SystemZones()

  init(_ options: ServerOptions, words: Words) throws(StartError) {
    self.options = options
    self.words = words
    do {
      store = try SQLiteStore(path: options.database)
    } catch {
      throw StartError(Problem(error, in: words).message)
    }
  }

  func run() async throws(StartError) {
    let metrics = Metrics(residentBytes: residentBytes)
    let web = WebApplication(
      store: store, accounts: store, secrets: secrets, clock: clock, zones: zones,
      metrics: metrics)
    let log = RequestLog(clock: clock, zones: zones)
    let stop = StopSignal()
    let server = Server(configuration) { request in
      metrics.record(request)
      writeLogLine(log.line(for: request))
    } handler: {
      await web.respond(to: $0)
    }
    do {
      try server.start()
    } catch {
      throw StartError(error.description)
    }
    try await announce(port: server.port ?? options.port)
    let housekeeping = Task { [store, clock] in await forgetExpired(in: store, clock) }
    await stop.wait()
    housekeeping.cancel()
    await server.stop()
    await store.close()
  }

  private var configuration: ServerConfiguration {
    var configuration = ServerConfiguration(host: options.host, port: options.port)
    configuration.trustedProxies = TrustedProxies(options.proxies)
    return configuration
  }

  /// Says where the server is, with an address alone on a line for programs and people to take.
  private func announce(port: UInt16) async throws(StartError) {
    let registration = Registration(
      accounts: store, tasks: store, secrets: secrets, clock: clock)
    do {
      let address = "http://\(reachableHost):\(port)"
      if let token = try await registration.invite() {
        let path = Destination.setUp(token: token).path
        Program.say("\(words.serverInvites)\n\(address)\(path)\n")
      } else {
        Program.say("\(words.serverListens)\n\(address)/\n")
      }
    } catch {
      throw StartError(Problem(error, in: words).message)
    }
  }

  /// A host that a browser on this machine can open; who listens everywhere listens there too.
  private var reachableHost: String {
    switch options.host {
    case "0.0.0.0": "127.0.0.1"
    case "::": "[::1]"
    case let host where host.contains(":"): "[\(host)]"
    case let host: host
    }
  }
}

/// Once an hour, what is too old to count is forgotten: sessions and attempts to log in.
private func forgetExpired(in accounts: some AccountStore, _ clock: some WallClock) async {
  repeat {
    // A failure now is one that each request meets as well, and tells of.
    try? await accounts.forgetExpired(at: clock.now())
  } while (try? await Task.sleep(for: .seconds(3600))) != nil
}
