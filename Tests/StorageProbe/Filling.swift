import Domain
import SQLiteStorage

/// Fills a new database with tasks that come in lines of fields parted by tabs: title, priority (0
/// to 3), due date, tags (parted by commas), 1 for done, notes (lines parted by U+2028).
struct Filling {
  private let store: SQLiteStore
  private let now = Instant(milliseconds: 1_796_000_000_000)

  init(path: String) throws {
    store = try SQLiteStore(path: path, isBlocking: true)
  }

  func fill() async throws {
    let account = try await store.firstAccount(zone: .utc, at: now).id
    guard let list = try await store.lists(for: account).first?.list.id else { return }
    var drafts: [TaskDraft] = []
    var done: [TaskItem.ID] = []
    var count = 0
    while let line = readLine() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6 else { continue }
      count += 1
      drafts.append(draft(fields))
      if fields[4] == "1" { done.append(TaskItem.ID(count)) }
    }
    for start in stride(from: 0, to: drafts.count, by: 10_000) {
      let batch = drafts[start..<min(start + 10_000, drafts.count)]
      try await store.perform(.addTasks(Array(batch), to: list), for: account, at: now)
    }
    for start in stride(from: 0, to: done.count, by: 5_000) {
      let batch = done[start..<min(start + 5_000, done.count)]
      try await store.perform(.completeTasks(Array(batch)), for: account, at: now)
    }
    await store.close()
  }

  private func draft(_ fields: [String]) -> TaskDraft {
    TaskDraft(
      title: fields[0], notes: fields[5].split(separator: "\u{2028}").joined(separator: "\n"),
      priority: Int(fields[1]).flatMap(Priority.init(rawValue:)) ?? .none,
      due: CalendarDate(iso: fields[2]).map { .date($0) },
      tags: fields[3].split(separator: ",").compactMap { Tag(String($0)) })
  }
}
