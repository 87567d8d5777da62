import Domain
import Presentation
import UnicodeText

/// How wide the columns of tasks are.
struct TaskRowLayout: Equatable {
  /// Of the terminal; nil when the output is no terminal, and nothing is cut.
  let columns: Int?
  private(set) var number = 1
  /// 0 when no task has a priority.
  private(set) var priority = 0
  /// 0 when no task has a due date.
  private(set) var due = 0

  /// A due date takes no more than this on a terminal, whatever its zone is called.
  private static let mostDue = 32
  /// So much of a title is always shown beside a due date, which otherwise goes below it.
  private static let leastTitle = 24

  init(columns: Int?) {
    self.columns = columns
  }

  mutating func widen(for rows: [TaskReportRow]) {
    var highest = 0
    for row in rows {
      highest = max(highest, row.id.number)
      priority = max(priority, row.priority.rawValue)
      // No text takes more columns than it has bytes, so a short one need not be measured.
      if let text = row.due?.text, text.utf8.count > due { due = max(due, displayWidth(of: text)) }
    }
    number = max(number, highest.digitCount)
    if columns != nil { due = min(due, Self.mostDue) }
  }

  /// Columns before those of due date and title.
  var start: Int { number + 3 + (priority > 0 ? priority + 1 : 0) }

  /// Whether due dates stand on lines of their own.
  var isStacked: Bool {
    columns.map { due > 0 && $0 - start - due - 2 < Self.leastTitle } ?? false
  }

  /// The room for a title; nil for any.
  var title: Int? {
    columns.map { max(1, $0 - start - (due > 0 && !isStacked ? due + 2 : 0)) }
  }
}

extension Int {
  /// How many decimal digits it has; for numbers of tasks, which are never below zero.
  var digitCount: Int {
    var count = 1
    var rest = self / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }
}
