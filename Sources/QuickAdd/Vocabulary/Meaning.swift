import Domain

/// What a word stands for in the grammar, which is one for all languages.
enum Meaning: Equatable, Sendable {
  // Numbers
  case number(Int)
  /// First is 1, last −1.
  case ordinal(Int)
  case half

  // Days
  /// Days from today, with a part of the day if the word says one ("tonight").
  case relativeDay(Int, DayPart? = nil)
  case weekday(Weekday, Need)
  /// A weekday's first letter, which says so in a list or in brackets only.
  case initial(Weekday)
  case weekdays(Weekdays)
  case month(Int, Need)
  /// This (0) or next (1), before a weekday.
  case modifier(Int)
  /// The week, month or year that lies so many ahead.
  case period(Period, Int)
  case periodEnd(Period, Int, Need = .eitherEdge)
  /// The end of a period that was named before.
  case end
  case weekend(Int, Need)

  // Times
  case dayPart(DayPart, DayPart.Position)
  /// Minutes since midnight.
  case clock(Int, Need)
  case about

  // Measures
  case mark(Mark)
  case unit(Period)
  /// A number and its unit in one word ("사흘").
  case span(Period, Int)

  // Repetition
  /// Every (1), every other (2).
  case every(Int)
  case each
  /// So many days lie between: 1日おき is every other day.
  case between
  case rhythm(Period, Int, Need)
  case partOfEachDay(DayPart)
  case afterCompletion
  case until
  /// Before a number of times.
  case inAll

  // Little words
  case lead(Lead)
  case ahead
  case later
  case of
  case joiner
  case article
  case particle(Particle)
  /// What comes next is no part: "before friday".
  case holdsNext
  /// What came before is no part: "2 hours ago".
  case holdsPrevious
}

/// A span of the calendar or the clock.
enum Period: Sendable {
  case minute
  case hour
  case day
  case week
  case month
  case quarter
  case year
}

/// What follows a number in a date or a time of Japanese and Korean.
enum Mark: Sendable {
  case year
  case month
  case day
  case hour
  case minute
  /// 번째
  case nth
  /// 回, and "times in all"
  case times
}

enum Weekdays: Equatable, Sendable {
  case workdays
  case weekend
  /// "mondays"
  case every(Weekday)
}

/// How a phrase begins.
enum Lead: Sendable {
  case at
  case on
  case by
  /// `due:`, after which a bare number is an hour.
  case due
  case starting
  case repeating
  /// "for", before a duration.
  case lasting
}

/// What may follow a phrase without a space.
enum Particle: Sendable {
  /// に
  case at
  /// 에
  case placed
  /// までに
  case by
  /// 까지
  case upTo
  /// まで
  case until
  /// から, 부터
  case from
  /// の
  case of
}

/// Where a phrase must stand to be taken.
///
/// Some words are names or adjectives in the middle of a sentence ("Sunday Times", "weekly report").
enum Need: Int, Comparable, Sendable {
  case anywhere
  /// At the line's beginning or end, or beside other parts there, or beside punctuation.
  case eitherEdge
  case rightEdge

  static func < (left: Need, right: Need) -> Bool { left.rawValue < right.rawValue }
}
