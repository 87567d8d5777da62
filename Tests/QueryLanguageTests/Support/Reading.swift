import Domain
import QueryLanguage
import Testing

/// A query, and the filter that it means.
struct Row: Sendable, CustomTestStringConvertible {
  let query: String
  let filter: TaskFilter

  init(_ query: String, _ filter: TaskFilter) {
    self.query = query
    self.filter = filter
  }

  var testDescription: String { query }
}

/// A text that is no query, and what is wrong with which of its words.
struct Fault: Sendable, CustomTestStringConvertible {
  let query: String
  let kind: QueryError.Kind
  let words: String

  init(_ query: String, _ kind: QueryError.Kind, at words: String) {
    self.query = query
    self.kind = kind
    self.words = words
  }

  var testDescription: String { query }
}

/// Reads a query on Wednesday, 2 December 2026, at 9:30 in the morning, unless told otherwise.
func parse(
  _ query: String, _ language: Language = .english, at now: String = "2026-12-02T09:30:00Z",
  dayStart: Int = 0
) throws -> TaskFilter {
  let person = Person(
    account: .init(1), language: language, zone: .utc,
    dayStart: try #require(DayStart(hour: dayStart)))
  let day = Day(for: person, at: try #require(Instant(utc: now)), zones: UniversalTime())
  let titles = ["Work", "Work trips", "Home", "Homework", "仕事", "買い物 リスト", "회사", "회사 일"]
  let lists = titles.enumerated().map {
    QueryContext.List(id: .init($0.offset + 1), title: $0.element)
  }
  return try QueryLanguage(in: QueryContext(day: day, lists: lists)).parse(query)
}

func text(_ text: String, exact: Bool = false) -> TaskFilter {
  SearchText(text, isExact: exact).map { .text($0) } ?? .any([])
}

func day(_ iso: String) -> CalendarDate {
  CalendarDate(iso: iso) ?? CalendarDate(daysSince1970: 0)
}

func date(
  _ property: TaskFilter.DateProperty, _ comparison: TaskFilter.Comparison, _ iso: String
) -> TaskFilter {
  .date(property, comparison, day(iso))
}

func tag(_ name: String) -> TaskFilter { .tag(key: Tag(stored: name).key) }
