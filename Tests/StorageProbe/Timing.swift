import Domain
import SQLiteStorage

/// Says how long a question or many writes take, from the opening of the file on.
struct Timing {
  let path: String

  /// Finds the first 50 open tasks that match words: a part of a text, `#tag`, `!` for high
  /// priority, `today` for what is due by today, `week` for what is due in a week, `/due` for the
  /// order by due date.
  func find(_ words: [String]) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let store = try SQLiteStore(path: path, isBlocking: true)
    let day = Day(
      withoutCalendarFor: .init(1), at: Instant(milliseconds: 1_796_040_000_000))
    let lists = try await store.lists(for: .init(1)).map(\.list.id)
    let query = TaskQuery(
      lists: lists, sort: words.contains("/due") ? .due : .date, scope: .open,
      filter: .init(.all(words.compactMap { term($0, on: day) }), on: day), limit: 50)
    let page = try await store.tasks(query, for: .init(1))
    print(page.tasks.count, milliseconds(clock.now - start))
  }

  /// Adds tasks one by one, then changes the titles of as many.
  func write(_ count: Int) async throws {
    let store = try SQLiteStore(path: path, isBlocking: true)
    let clock = ContinuousClock()
    guard let list = try await store.lists(for: .init(1)).first?.list.id else { return }
    for isEdit in [false, true] {
      let start = clock.now
      for number in 1...count {
        let title = "Bring letter \(number) to the neighbour"
        let edit: Edit =
          isEdit
          ? .editTask(.init(number * 7), TaskChanges(title: title), since: nil)
          : .addTasks([TaskDraft(title: title)], to: list)
        try await store.perform(
          edit, for: .init(1), at: Instant(milliseconds: 1_796_040_000_000 + Int64(number)))
      }
      print(isEdit ? "edit" : "add", milliseconds(clock.now - start) / Double(count))
    }
  }

  private func term(_ word: String, on day: Day) -> TaskFilter? {
    switch word {
    case "/due": nil
    case "today": .date(.due, .lessOrEqual, day.today)
    case "week": .date(.due, .lessOrEqual, day.today.advanced(byDays: 7))
    case "!": .priority(.equal, .high)
    case let tag where tag.hasPrefix("#"): Tag(tag).map { .tag(key: $0.key) }
    default: SearchText(word).map { .text($0) }
    }
  }

  private func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }
}
