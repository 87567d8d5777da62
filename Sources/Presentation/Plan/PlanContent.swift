package import Domain

/// What the plan shows, already worded.
package struct PlanContent: Equatable, Sendable {
  package struct Choice: Equatable, Sendable {
    package let request: PlanRequest
    package let label: String
    package let isChosen: Bool
  }

  package struct DayContent: Equatable, Sendable {
    package let date: CalendarDate
    package let label: String
    /// Hours planned against hours there are.
    package let load: PlanLoad
    /// From the first hour that is drawn to the last.
    package let range: MinuteSpan
    /// When there is time, for what is drawn behind the rows.
    package let hours: [MinuteSpan]
    /// By their time.
    package let rows: [PlanRow]
    /// What is said instead of rows when there are none.
    package let emptyMessage: String?
  }

  package struct ChangeRow: Equatable, Sendable {
    package enum Kind: String, Equatable, Sendable {
      case added
      case moved
      case removed
    }

    package let task: TaskItem.ID
    package let kind: Kind
    package let title: String
    /// From when to when.
    package let label: String
  }

  package struct LeftOutRow: Equatable, Sendable {
    package let task: TaskItem.ID
    package let title: String
    package let reason: String
  }

  /// What is offered to who comes back after a break.
  package struct Comeback: Equatable, Sendable {
    package let message: String
    package let spreadLabel: String
    package let parkLabel: String
    package let parkHint: String
  }

  package let request: PlanRequest
  package let choices: [Choice]
  /// The day before and the one after.
  package let previous: Choice
  package let following: Choice
  package let isProposal: Bool
  /// Whether nothing was accepted for these days yet, so that the days say all that would change.
  package let isFirst: Bool
  /// Whether this is a proposal or the plan, and what that means.
  package let lead: String
  package let days: [DayContent]
  package let changesHeading: String
  package let changes: [ChangeRow]
  /// What is left of a long list of changes.
  package let leftOutHeading: String
  package let leftOut: [LeftOutRow]
  /// How many more are left out than are shown; nil for none.
  package let leftOutMore: String?
  /// Nil when there is nothing to accept.
  package let acceptance: PlanAcceptance?
  /// Nil when not enough is overdue for it.
  package let comeback: Comeback?
  /// How tasks are weighed.
  package let explanation: [String]
  package let navigation: Navigation

  /// From so many overdue tasks on, help is offered.
  static let comebackThreshold = 10
  static let mostLeftOut = 30
}

/// Hours planned against hours there are, of a day.
package struct PlanLoad: Equatable, Sendable {
  package let date: CalendarDate
  package let planned: Int
  package let available: Int
  package let label: String
  package let availableLabel: String

  /// 0 to 100.
  package var percent: Int {
    guard available > 0 else { return planned > 0 ? 100 : 0 }
    return min(100, planned * 100 / available)
  }

  package var isOver: Bool { planned > available }
}

/// A time of a plan as it is shown.
package struct PlanRow: Equatable, Sendable {
  package enum State: String, Equatable, Sendable {
    /// Nobody accepted it yet.
    case proposed
    case accepted
    case done
    /// Its time has passed, and it was not done; nothing more than that.
    case missed
  }

  package let slot: PlanSlot
  package let title: String
  /// From when to when.
  package let time: String
  package let duration: String
  package let priority: Priority
  /// What speaks for it, and what else is to be known.
  package let facts: [String]
  package let state: State
  /// The state in words; nil for one that needs none.
  package let stateLabel: String?
  package let isLocked: Bool
  /// Beside how many others that go on at the same time it stands, from 0.
  package let lane: Int
}
