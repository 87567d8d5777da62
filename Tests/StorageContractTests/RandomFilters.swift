import Domain
import TestSupport

/// Thinks of tasks and of filters by chance, of the same few words, tags and days.
struct RandomFilters {
  private var generator: SeededGenerator
  private let lists: [TaskList.ID]

  init(seed: UInt64, lists: [TaskList.ID]) {
    generator = SeededGenerator(seed: seed)
    self.lists = lists
  }

  mutating func draft() -> TaskDraft {
    TaskDraft(
      title: words(3), notes: number(below: 3) == 0 ? words(5) : "",
      priority: pick(Priority.allCases) ?? .none, due: due(),
      tags: (0..<number(below: 3)).compactMap { _ in pick(Self.tags).flatMap { Tag($0) } }.unique,
      estimate: number(below: 2) == 0 ? 15 * (1 + number(below: 4)) : nil)
  }

  mutating func query(on day: Day) -> TaskQuery {
    let sort = pick(TaskSortName.allCases + [.completed, .deleted]) ?? .date
    return TaskQuery(
      lists: number(below: 3) == 0 ? [pick(lists) ?? lists[0]] : lists, sort: sort,
      scope: pick(TaskQuery.Scope.allCases) ?? .all,
      filter: TaskQuery.Filter(filter(depth: 2), on: day), limit: 1 + number(below: 30))
  }

  private mutating func filter(depth: Int) -> TaskFilter {
    guard depth > 0 else { return term() }
    let filters = (0...number(below: 3)).map { _ in filter(depth: depth - 1) }
    switch number(below: 5) {
    case 0, 1, 2: return .all(filters)
    case 3: return .any(filters)
    default: return .not(filters[0])
    }
  }

  private mutating func term() -> TaskFilter {
    switch number(below: 10) {
    case 0, 1, 2:
      return SearchText(part(), isExact: number(below: 4) == 0).map { .text($0) } ?? .all([])
    case 3: return .tag(key: Tag(pick(Self.tags) ?? "")?.key ?? "")
    case 4: return .list(pick(lists) ?? lists[0])
    case 5: return .priority(comparison(), pick(Priority.allCases) ?? .none)
    case 6:
      let property = pick(TaskFilter.DateProperty.allCases + [.due, .due, .due]) ?? .due
      return .date(property, comparison(), date())
    case 7: return .has(pick(TaskFilter.Property.allCases + [.due, .due]) ?? .due)
    case 8: return .state(pick(TaskFilter.State.allCases) ?? .open)
    default: return .partOf(TaskItem.ID(1 + number(below: 20)))
    }
  }

  private static let tags = ["home", "HOME", "at work", "집", "仕事", "ｈｏｍｅ"]

  private mutating func words(_ count: Int) -> String {
    let words = [
      "Buy", "milk", "牛乳を買う", "ギター", "가나다", "대한민국", "여권", "file 9", "café", "Straße",
      "☕️", "(note)", "a\"b", "か", "ﾊﾟﾝ", "x",
    ]
    return (0...number(below: count)).map { _ in pick(words) ?? "" }.joined(separator: "  ")
  }

  /// A few letters out of a text, or a rare one.
  private mutating func part() -> String {
    if number(below: 8) == 0 { return "zq" }
    let letters = Array(words(2))
    let start = number(below: letters.count)
    return String(letters[start..<min(letters.count, start + 1 + number(below: 4))])
  }

  private mutating func comparison() -> TaskFilter.Comparison {
    pick(TaskFilter.Comparison.allCases) ?? .equal
  }

  private mutating func date() -> CalendarDate {
    CalendarDate(daysSince1970: 19_672 + number(below: 9))
  }

  private mutating func due() -> TaskDate? {
    let time = LocalTime(hour: number(below: 24), minute: 30)
    let moment = time.map { LocalDateTime(date: date(), time: $0) }
    switch number(below: 5) {
    case 0: return nil
    case 1: return .date(date())
    case 2: return moment.map { .floating($0) }
    case 3: return .instant(at(Int64(86_400 * (number(below: 9) - 4) + 3_600 * number(below: 24))))
    default:
      let zone = ZoneName(pick(["Etc/GMT-14", "Etc/GMT+12", "UTC"]) ?? "UTC")
      return moment.map { .time($0, zone: zone) }
    }
  }

  mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &generator)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }
}

/// Clocks that are as far apart as any.
struct FarZones: ZoneRules {
  func offset(of zone: ZoneName, at instant: Instant) -> Int? {
    switch zone.identifier {
    case "Etc/GMT-14": 14 * 3600
    case "Etc/GMT+12": -12 * 3600
    default: 0
    }
  }
}
