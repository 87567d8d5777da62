import Domain

/// A plan as data, for programs that read along: nothing in it depends on a language.
package struct PlanRecord: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package let id: Int
    package let title: String
    /// `09:00`.
    package let start: String
    package let minutes: Int
    package let locked: Bool
    /// `proposed`, `accepted`, `done` or `missed`.
    package let state: String
  }

  package struct DayRecord: Equatable, Sendable {
    /// `2026-12-31`.
    package let date: String
    /// Minutes.
    package let available: Int
    package let planned: Int
    package let entries: [Entry]
  }

  package struct Time: Equatable, Sendable {
    package let date: String
    package let start: String
    package let minutes: Int

    init(_ time: PlanDifference.Time) {
      date = time.date.iso
      start = LocalTime(minuteOfDay: time.start).iso
      minutes = time.minutes
    }
  }

  package struct Change: Equatable, Sendable {
    package let id: Int
    package let title: String
    package let before: Time?
    package let after: Time?
  }

  package struct LeftOutRecord: Equatable, Sendable {
    package let id: Int
    package let title: String
    /// `too-long`, `partly` or `no-hours`.
    package let reason: String
    package let needed: Int
    /// Minutes that are left in one piece, or that are planned of it.
    package let left: Int
  }

  /// Whether the days show what was proposed; else what was accepted.
  package let isProposal: Bool
  package let days: [DayRecord]
  package let changes: [Change]
  package let leftOut: [LeftOutRecord]

  init(_ scene: PlanScene) {
    let content = PlanContent(scene, in: Words(.english))
    isProposal = content.isProposal
    days = content.days.map { day in
      DayRecord(
        date: day.date.iso, available: day.load.available, planned: day.load.planned,
        entries: day.rows.map { row in
          Entry(
            id: row.slot.task.number, title: row.title,
            start: LocalTime(minuteOfDay: row.slot.start).iso, minutes: row.slot.minutes,
            locked: row.isLocked, state: row.state.rawValue)
        })
    }
    changes = scene.difference.steps.map { step in
      Change(
        id: step.task.number, title: scene.tasks[step.task]?.title ?? "",
        before: step.before.map(Time.init), after: step.after.map(Time.init))
    }
    leftOut = scene.proposal.leftOut.map { LeftOutRecord($0) }
  }
}

extension PlanRecord.LeftOutRecord {
  fileprivate init(_ leftOut: LeftOut) {
    id = leftOut.task.id.number
    title = leftOut.task.title
    switch leftOut.reason {
    case .tooLong(let needed, let left):
      (reason, self.needed, self.left) = ("too-long", needed, left)
    case .partly(let planned, let needed):
      (reason, self.needed, left) = ("partly", needed, planned)
    case .noHours(let needed): (reason, self.needed, left) = ("no-hours", needed, 0)
    }
  }
}
