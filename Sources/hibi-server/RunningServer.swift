import CalDAV
import Credentials
import Domain
import HTTP
import Presentation
import SQLiteStorage
import TimeZones
import Web

/// The server with all its parts, from its start until somebody asks it to end.
struct RunningServer {
  private let stop: StopSignal
  private let options: ServerOptions
  private let words: Words
  private let store: SQLiteStore
  private let secrets = SodiumSecretKeeper()
  private let clock = SystemClock()
  private let zones = SystemZones()

  init(_ options: ServerOptions, words: Words) throws(StartError) {
    self.options = options
    self.words = words
    stop = try StopSignal()
    do {
      store = try SQLiteStore(path: options.database)
    } catch {
      throw StartError(Problem(error, in: words).message)
    }
  }

  func run() async throws(StartError) {
    let weather = try WeatherModel.maker(clock, words: words)(store)
    let metrics = Metrics(residentBytes: residentBytes)
    let web = WebApplication(
      store: store, accounts: store, secrets: secrets, clock: clock, zones: zones,
      metrics: metrics, weather: WeatherSupply(model: weather, store: store))
    let calDAV = CalDAVApplication(
      store: store, accounts: store, secrets: secrets, clock: clock, zones: zones)
    let log = RequestLog(clock: clock)
    // Made before anybody is served, so that it is said as soon as the server answers.
    let announcer = try await Announcer(
      Registration(accounts: store, tasks: store, secrets: secrets, clock: clock), words: words)
    let server = Server(configuration) { request in
      metrics.record(request)
      writeLogLine(log.line(for: request))
    } handler: {
      if CalDAVApplication.isConcerned(by: $0) { return await calDAV.respond(to: $0) }
      return await web.respond(to: $0)
    }
    do {
      try server.start()
    } catch {
      throw StartError(error.description)
    }
    announcer.announce(host: options.host, port: server.port ?? options.port)
    let housekeeping = Task { [store, clock] in await forgetExpired(in: store, clock) }
    await stop.wait()
    housekeeping.cancel()
    weather.stop()
    await server.stop()
    await store.close()
  }

  private var configuration: ServerConfiguration {
    var configuration = ServerConfiguration(host: options.host, port: options.port)
    configuration.trustedProxies = TrustedProxies(options.proxies)
    // Some programs ask for all tasks by their addresses in one request.
    configuration.bodyLimit = 4 << 20
    return configuration
  }
}
