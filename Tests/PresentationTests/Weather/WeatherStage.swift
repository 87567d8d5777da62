import Domain
import MemoryStorage
import Synchronization
import Testing

@testable import Presentation

/// A real store and a real model, with a service that says what a test wants.
struct WeatherStage {
  let store = MemoryStore()
  let service = WeatherServiceStub()
  let view = WeatherListSpy()
  let account: Account.ID
  private let clock: MovingClock
  private let scenes: Scenes
  private let language: Language
  private let zone: ZoneName

  /// Monday, 30 November 2026, half past nine in UTC.
  init(language: Language = .english, zone: String = "UTC") async throws {
    let clock = MovingClock(Instant(milliseconds: 1_796_031_000_000))
    self.clock = clock
    self.language = language
    self.zone = ZoneName(zone)
    account = try await store.addAccount(
      email: EmailAddress("you@example.org"), passwordHash: nil, zone: .utc, language: nil,
      at: clock.now()
    ).id
    _ = try await store.perform(.addFirstList, for: account, at: clock.now())
    let service = service
    scenes = Scenes(
      store: store, accounts: store, secrets: SecretKeeperStub(), clock: clock,
      zones: EastAsianZones(),
      weather: WeatherSupply(
        model: WeatherModel(services: [service], store: store, clock: clock), store: store))
  }

  var now: Instant { clock.now() }

  func wait(hours: Int64) { clock.move(to: clock.now().advanced(bySeconds: hours * 3600)) }

  func person(units: WeatherUnits? = nil) -> Person {
    Person(account: account, language: language, zone: zone, units: units)
  }

  func presenter(units: WeatherUnits? = nil) -> WeatherListPresenter {
    scenes.weatherList(for: person(units: units), in: view)
  }

  func detail(at time: Instant, in view: WeatherDetailSpy) -> WeatherDetailPresenter {
    scenes.weatherDetail(at: time, for: person(), in: view)
  }

  func taskView(_ name: TaskViewName, in view: TaskViewSpy) -> TaskViewPresenter {
    scenes.taskView(.named(name), for: person(), in: view)
  }

  /// Chooses a place, without asking anybody.
  func choose(_ place: Place? = nil, units: WeatherUnits? = nil, key: String? = nil) async throws {
    let place = if let place { place } else { try Self.kyoto() }
    try await store.setWeatherChoice(
      WeatherChoice(place: place, service: .openMeteo, units: units, key: key), of: account)
  }

  static func kyoto(_ region: String = "Kyoto") throws -> Place {
    Place(
      name: "Kyoto", region: region, country: "Japan",
      coordinates: try #require(Coordinates(latitude: 3501, longitude: 13_577)))
  }

  func entry(
    hour: Int64, _ condition: WeatherCondition = .clear, _ temperature: Double = 10,
    chance: Double? = 0
  ) -> ForecastEntry {
    ForecastEntry(
      time: Instant(milliseconds: 1_795_996_800_000 + hour * 3_600_000), span: 3600,
      condition: condition, temperature: temperature, feelsLike: temperature - 2,
      rainChance: chance, rainAmount: chance.map { $0 * 2 }, windSpeed: 5, windDirection: 225)
  }
}

/// Answers with what it was given, in order; the last answer stays.
final class WeatherServiceStub: WeatherService {
  let name = WeatherServiceName.openMeteo
  private let state = Mutex(State())

  private struct State {
    var answers: [Result<[ForecastEntry], WeatherError>] = []
    var places: Result<[Place], WeatherError> = .failure(.noSuchPlace)
    var searches: [String] = []
    var requests = 0
  }

  var searches: [String] { state.withLock { $0.searches } }
  var requests: Int { state.withLock { $0.requests } }

  func answer(_ answers: Result<[ForecastEntry], WeatherError>...) {
    state.withLock { $0.answers = answers }
  }

  func find(_ places: Result<[Place], WeatherError>) { state.withLock { $0.places = places } }

  func forecast(
    for place: Place, after previous: Forecast?
  ) async throws(WeatherError) -> Forecast {
    let answer = state.withLock { state in
      state.requests += 1
      return state.answers.count > 1 ? state.answers.removeFirst() : state.answers.first
    }
    guard let answer else { throw .noNetwork }
    let now = previous?.fetched.advanced(bySeconds: 7200) ?? Self.start
    return Forecast(
      place: place, service: name, fetched: now, expires: now, entries: try answer.get())
  }

  func places(named name: String, language: Language) async throws(WeatherError) -> [Place] {
    let places = state.withLock { state in
      state.searches.append(name)
      return state.places
    }
    return try places.get()
  }

  private static let start = Instant(milliseconds: 1_796_031_000_000)
}

/// Remembers in which order it was told what.
final class WeatherListSpy: WeatherListView {
  enum Message: Equatable {
    case content
    case sign(RefreshSign)
    case record
    case problem(Problem)
    case notice(String)
    case destination(Destination)
  }

  private(set) var messages: [Message] = []
  private(set) var content: WeatherListContent?
  private(set) var record: WeatherRecord?

  func show(_ content: WeatherListContent) {
    messages.append(.content)
    self.content = content
  }
  func show(_ sign: RefreshSign) { messages.append(.sign(sign)) }
  func show(_ record: WeatherRecord) {
    messages.append(.record)
    self.record = record
  }
  func show(_ problem: Problem) { messages.append(.problem(problem)) }
  func show(_ notice: Notice) { messages.append(.notice(notice.message)) }
  func open(_ destination: Destination) { messages.append(.destination(destination)) }

  var problem: Problem? {
    messages.compactMap { if case .problem(let problem) = $0 { problem } else { nil } }.last
  }
}

final class WeatherDetailSpy: WeatherDetailView {
  private(set) var content: WeatherDetailContent?
  private(set) var record: WeatherRecord?
  private(set) var problem: Problem?

  func show(_ content: WeatherDetailContent) { self.content = content }
  func show(_ record: WeatherRecord) { self.record = record }
  func show(_ problem: Problem) { self.problem = problem }
}
