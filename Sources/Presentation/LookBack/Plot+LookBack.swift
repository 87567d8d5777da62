import Domain

extension Plot {
  static func completedByDay(_ back: LookBack, in words: Words) -> Plot {
    let years = Years(back)
    return completed(
      back.days.map {
        (words.date($0.date, withYear: years.areSeveral), words.shortDate($0.date), $0.completed)
      },
      title: words.completedByDay, heading: words.dayColumn, marks: dayMarks(back.days.count),
      in: words)
  }

  static func completedByWeek(_ back: LookBack, in words: Words) -> Plot {
    let years = Years(back)
    return completed(
      back.weeks.map {
        (
          words.weekOf($0.monday, withYear: years.areSeveral), words.shortDate($0.monday),
          $0.completed
        )
      },
      title: words.completedByWeek, heading: words.weekColumn,
      marks: marks(back.weeks.count), in: words)
  }

  static func openTasks(_ back: LookBack, in words: Words) -> Plot {
    let years = Years(back)
    let points = back.days.map {
      (
        label: words.date($0.date, withYear: years.areSeveral), mark: words.shortDate($0.date),
        value: $0.open
      )
    }
    let most = points.max { $0.value < $1.value }
    let fewest = points.min { $0.value < $1.value }
    let summary =
      if let first = points.first, let last = points.last, let most, let fewest {
        words.openOverTime(
          from: first.value, to: last.value, most: (most.value, most.label),
          fewest: (fewest.value, fewest.label))
      } else {
        ""
      }
    return Plot(
      .line, title: words.openOverTimeTitle, summary: summary,
      headings: (words.dayColumn, words.openColumn), points: points,
      marks: dayMarks(points.count), in: words)
  }

  /// Bars that are all worth the same to be told of: their sum, and the highest.
  static func completed(
    _ points: [(label: String, mark: String, value: Int)], title: String, heading: String,
    marks: Int, in words: Words
  ) -> Plot {
    let total = points.reduce(0) { $0 + $1.value }
    let most = points.max { $0.value < $1.value }
    let summary =
      if let most, total > 0 {
        words.completedInAll(total, most: most.value, at: most.label)
      } else {
        words.nothingCompleted
      }
    return Plot(
      .bars, title: title, summary: summary, headings: (heading, words.completedColumn),
      points: points, marks: marks, in: words)
  }

  /// How many points there are to a mark.
  static func marks(_ count: Int) -> Int { (count + mostMarks - 1) / mostMarks }

  /// The same for days, a week or some weeks apart once there is more than one.
  private static func dayMarks(_ count: Int) -> Int {
    count <= mostMarks ? 1 : 7 * max(1, (count / 7 + mostMarks - 1) / mostMarks)
  }
}

/// Whether a year has to be said with each date.
private struct Years {
  let areSeveral: Bool

  init(_ back: LookBack) {
    let first = back.weeks.first.map { min($0.monday, back.days.first?.date ?? $0.monday) }
    areSeveral = first?.year != back.days.last?.date.year
  }
}
