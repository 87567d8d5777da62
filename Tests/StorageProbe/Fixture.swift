import Domain
import SQLiteStorage

/// A small database with something of everything.
struct Fixture {
  private let store: SQLiteStore

  init(path: String) throws {
    store = try SQLiteStore(path: path)
  }

  func fill() async throws {
    let now = Instant(milliseconds: 1_796_029_200_000)
    let ada = try await store.addAccount(
      email: EmailAddress("Ada@example.org"), passwordHash: "$argon2id$",
      zone: ZoneName("Asia/Tokyo"),
      language: .japanese, at: now
    ).id
    _ = try await store.addAccount(
      email: nil, passwordHash: nil, zone: .utc, language: nil, at: now)
    try await store.addSession(
      Session(digest: TokenDigest(bytes: [1, 2, 3]), account: ada, created: now, used: now))
    try await store.addAppPassword(
      AppPassword(name: AppPasswordName("Phone"), created: now, used: now),
      digest: TokenDigest(bytes: [7, 8, 9]), of: ada)
    try await store.setInvitation(TokenDigest(bytes: [4, 5, 6]))
    let attempt = LoginAttempt(email: "ada@example.org", address: "192.0.2.1")
    _ = try await store.countAttempt(attempt, at: now)
    try await store.recordSuccess(attempt, at: now)
    if let tokyo = Coordinates(latitude: 3569, longitude: 13_969) {
      let place = Place(name: "東京都", country: "日本", coordinates: tokyo)
      try await store.setWeatherChoice(
        WeatherChoice(place: place, service: .openMeteo, units: .metric), of: ada)
      try await store.save(
        Forecast(
          place: place, service: .openMeteo, fetched: now, expires: now,
          entries: [ForecastEntry(time: now, span: 3600, condition: .rain, temperature: 11.5)]))
    }
    for edit in edits { try await store.perform(edit, for: ada, at: now) }
    await store.close()
  }

  private var edits: [Edit] {
    let day = CalendarDate(daysSince1970: 20_000)
    let noon = LocalTime(hour: 12, minute: 30).map { LocalDateTime(date: day, time: $0) }
    let zone = ZoneName("Asia/Seoul")
    return [
      .addFirstList, .addList(title: "Work"),
      .addTasks(
        [
          TaskDraft(title: "牛乳を買う", notes: "two\nlines", priority: .high, due: .date(day)),
          TaskDraft(title: "우유 사기", due: noon.map { .time($0, zone: zone) }),
          TaskDraft(title: "deleted"), TaskDraft(title: "done"),
        ], to: .init(1)),
      .renameList(.init(1), title: "Home"), .completeTasks([.init(4)]), .deleteTasks([.init(3)]),
      .editTask(.init(2), TaskChanges(title: "우유 두 병 사기", list: .init(2)), since: 1),
      .moveTask(.init(1), after: .init(4)), .moveList(.init(2), after: nil),
      .arrangeList(.init(1), Arrangement(sort: .due, hidesCompleted: true)), .undo(nil),
    ]
  }
}
