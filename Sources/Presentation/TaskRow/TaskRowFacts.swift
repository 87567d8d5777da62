import Domain

/// What a row says of a task besides its title, its priority and its due date.
package struct TaskRowFacts: Equatable, Sendable {
  /// How many of a task's parts are done.
  package struct PartCount: Equatable, Sendable {
    package let done: Int
    package let all: Int
    /// In words, for those who hear it.
    package let label: String
  }

  package let isCancelled: Bool
  /// 0 for a task that is a part of no other one on the page, and one more for each whole above it.
  package let depth: Int
  /// In words, for those who don't see that a row stands further in; nil at depth 0.
  package let depthLabel: String?
  /// Nil for a task without parts, and where some of them may not be shown.
  package let parts: PartCount?
  package let tags: [TagLabel]
  /// Nil for a task that does not repeat.
  package let repetitionLabel: String?
  /// When it is to be begun; nil unless that is still to come.
  package let startLabel: String?
  package let estimateLabel: String?
  /// That it will rain on the day of a task that is done outdoors; nil for all others, and where the days
  /// have no weather.
  package internal(set) var rainLabel: String?
}

/// Makes the facts of one row after the other; what rows have in common is found once.
struct TaskRowFactsMaker {
  private(set) var names: DayNames
  private var colors = TagColors()
  private var depths: [TaskItem.ID: Int] = [:]
  private var parts: [TaskItem.ID: (done: Int, all: Int)] = [:]
  private let countsParts: Bool

  /// `countsParts` where all parts of a task are on its page, whatever became of them.
  init(on day: Day, in words: Words, countsParts: Bool = false) {
    names = DayNames(on: day, in: words)
    self.countsParts = countsParts
  }

  /// Looks at the tasks of a page, which has wholes before their parts.
  mutating func begin(_ tasks: [TaskItem], colors: TagColors) {
    self.colors = colors
    depths = [:]
    parts = [:]
    guard tasks.contains(where: { $0.parent != nil }) else { return }
    for task in tasks {
      depths[task.id] = task.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      guard let parent = task.parent else { continue }
      let count = parts[parent] ?? (0, 0)
      parts[parent] = (count.done + (task.isCompleted ? 1 : 0), count.all + 1)
    }
  }

  mutating func due(_ task: TaskItem) -> DueLabel? { DueLabel(task, naming: &names) }

  mutating func facts(of task: TaskItem) -> TaskRowFacts {
    let words = names.words
    let depth = depths[task.id] ?? 0
    return TaskRowFacts(
      isCancelled: task.isCancelled, depth: depth,
      depthLabel: depth == 0 ? nil : words.partAtDepth(depth),
      parts: countsParts ? parts[task.id].map(partCount) : nil,
      tags: task.tags.isEmpty ? [] : task.tags.map(colors.label),
      repetitionLabel: task.repetition.map { words.repetition($0, on: names.day) },
      startLabel: startLabel(of: task),
      estimateLabel: task.estimate.map { words.duration(minutes: $0) })
  }

  private func partCount(_ count: (done: Int, all: Int)) -> TaskRowFacts.PartCount {
    TaskRowFacts.PartCount(
      done: count.done, all: count.all,
      label: names.words.partsDone(count.done, of: count.all))
  }

  private mutating func startLabel(of task: TaskItem) -> String? {
    guard let start = task.start, !task.isCompleted, names.day.isToCome(start) else { return nil }
    return names.words.startsOn(names.label(of: start))
  }
}

extension Day {
  /// Whether a day has not begun, or a time has not come.
  func isToCome(_ date: TaskDate) -> Bool {
    if case .date(let day) = date { return day > today }
    return !isOver(date)
  }
}
