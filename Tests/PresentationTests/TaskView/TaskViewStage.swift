import Domain
import MemoryStorage
import Synchronization
import Testing

@testable import Presentation

/// A real store with two lists, and a clock, a zone and a beginning of the day as a test wants them.
struct TaskViewStage {
  let store = MemoryStore()
  let account: Account
  let work: TaskList.ID
  let home: TaskList.ID
  let view = TaskViewSpy()
  private let scenes: Scenes
  private let person: Person
  private let clock: MovingClock

  init(
    at now: String = "2026-12-02T09:30:00Z", zone: String = "UTC", dayStart: Int = 0,
    language: Language = .english
  ) async throws {
    let clock = MovingClock(try #require(Instant(utc: now)))
    self.clock = clock
    account = try await store.addAccount(
      email: EmailAddress("you@example.org"), passwordHash: "hash of correct", zone: .utc,
      language: nil, at: clock.now())
    let person = Person(
      account: account.id, language: language, zone: ZoneName(zone),
      dayStart: try #require(DayStart(hour: dayStart)))
    self.person = person
    scenes = Scenes(
      store: store, accounts: store, secrets: SecretKeeperStub(), clock: clock,
      zones: EastAsianZones())
    let day = Day(for: person, at: clock.now(), zones: EastAsianZones())
    work = try #require(try await store.perform(.addList(title: "Work"), on: day)?.lists.first?.id)
    home = try #require(try await store.perform(.addList(title: "Home"), on: day)?.lists.first?.id)
  }

  private var day: Day { Day(for: person, at: clock.now(), zones: EastAsianZones()) }

  func move(to now: String) throws {
    clock.move(to: try #require(Instant(utc: now)))
  }

  @discardableResult
  func perform(_ edit: Edit) async throws -> Change? {
    try await store.perform(edit, on: day)
  }

  @discardableResult
  func add(_ title: String, due: String? = nil, to list: TaskList.ID? = nil) async throws
    -> TaskItem.ID
  {
    let date = try due.map { text -> TaskDate in
      if let moment = LocalDateTime(iso: text) { return .floating(moment) }
      return .date(try #require(CalendarDate(iso: text)))
    }
    let edit = Edit.addTasks([TaskDraft(title: title, due: date)], to: list ?? work)
    return try #require(try await perform(edit)?.tasks.first?.id)
  }

  func presenter(_ choice: TaskViewChoice) -> TaskViewPresenter {
    scenes.taskView(choice, for: person, in: view)
  }

  /// The titles of a view from its start.
  func titles(_ choice: TaskViewChoice) async throws -> [String] {
    await presenter(choice).load()
    return try #require(view.content).rows.map(\.task.title)
  }

  func titles(_ name: TaskViewName) async throws -> [String] { try await titles(.named(name)) }

  func found(_ query: String) async throws -> [String] { try await titles(.search(query)) }
}

final class TaskViewSpy: TaskViewView {
  enum Message: Equatable {
    case content(TaskViewContent)
    case problem(Problem)
    case notice(Notice)
    case alert(TitleAlert)
    case destination(Destination)
  }

  private(set) var messages: [Message] = []

  func show(_ content: TaskViewContent) { messages.append(.content(content)) }
  func show(_ problem: Problem) { messages.append(.problem(problem)) }
  func show(_ notice: Notice) { messages.append(.notice(notice)) }
  func show(_ alert: TitleAlert) { messages.append(.alert(alert)) }
  func open(_ destination: Destination) { messages.append(.destination(destination)) }

  var content: TaskViewContent? {
    messages.compactMap { if case .content(let content) = $0 { content } else { nil } }.last
  }
  var notice: Notice? {
    messages.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }.last
  }
  var problem: Problem? {
    messages.compactMap { if case .problem(let problem) = $0 { problem } else { nil } }.last
  }
  var destination: Destination? {
    messages.compactMap { if case .destination(let place) = $0 { place } else { nil } }.last
  }
}

/// A clock that a test sets.
final class MovingClock: WallClock {
  private let instant: Mutex<Instant>

  init(_ instant: Instant) { self.instant = Mutex(instant) }

  func now() -> Instant { instant.withLock { $0 } }

  func move(to now: Instant) { instant.withLock { $0 = now } }
}

/// Zones with one offset all year.
struct EastAsianZones: ZoneRules {
  func offset(of zone: ZoneName, at instant: Instant) -> Int? {
    ["UTC": 0, "Asia/Tokyo": 9 * 3600, "America/New_York": -5 * 3600][zone.identifier]
  }
}
