package import Domain

/// What the look back shows, already worded.
package struct LookBackContent: Equatable, Sendable {
  package struct Choice: Equatable, Sendable {
    package let span: LookBackSpan
    package let label: String
    package let isChosen: Bool
  }

  /// A number that is worth to be seen first.
  package struct Figure: Equatable, Sendable {
    package enum Name: String, Equatable, Sendable {
      case today
      case week
      case span
      case open
    }

    package let name: Name
    package let label: String
    package let value: String
  }

  package let choices: [Choice]
  package let figures: [Figure]
  /// Nil when there are so many days that no bar could be told from its neighbours.
  package let byDay: Plot?
  package let byWeek: Plot
  package let open: Plot
  package let streaks: [StreakRow]
  /// What is said instead of streaks when there are none.
  package let noStreaksMessage: String?
  /// How long tasks took in that time; none when nobody counted any.
  package let estimates: [EstimateRow]
  package let navigation: Navigation

  private static let mostBars = 100

  init(
    _ back: LookBack, over span: LookBackSpan, streaks: [StreakRow], estimates: [EstimateRow],
    lists: [ListSummary],
    views: NavigationViews, in words: Words
  ) {
    let spans: [LookBackSpan] = [.month, .quarter, .year]
    choices = (spans.contains(span) ? spans : spans + [span]).map {
      Choice(span: $0, label: words.span($0), isChosen: $0 == span)
    }
    let days = back.days.reduce(0) { $0 + $1.completed }
    figures = [
      Figure(
        name: .today, label: words.completedToday,
        value: words.number(back.days.last?.completed ?? 0)),
      Figure(
        name: .week, label: words.completedThisWeek,
        value: words.number(back.weeks.last?.completed ?? 0)),
      Figure(name: .span, label: words.completedIn(span), value: words.number(days)),
      Figure(
        name: .open, label: words.openNow, value: words.number(back.days.last?.open ?? 0)),
    ]
    byDay = back.days.count <= Self.mostBars ? .completedByDay(back, in: words) : nil
    byWeek = .completedByWeek(back, in: words)
    open = .openTasks(back, in: words)
    self.streaks = streaks
    noStreaksMessage = streaks.isEmpty ? words.noStreaks : nil
    self.estimates = estimates
    navigation = Navigation(lists, views: views, in: words)
  }
}
