package import Domain

/// What somebody accepts: exactly what was shown, and what it was to take the place of.
///
/// A view carries it along as a text, so that time that passes meanwhile changes nothing.
package struct PlanAcceptance: Equatable, Sendable {
  package let plans: [DayPlan]
  /// What was stored for these days when they were shown.
  package let seen: [DayPlan]
  /// The days on which tasks are to be due, for who comes back after a break.
  package let due: [TaskItem.ID: CalendarDate]

  package init(plans: [DayPlan], seen: [DayPlan], due: [TaskItem.ID: CalendarDate] = [:]) {
    self.plans = plans
    self.seen = seen
    self.due = due
  }

  var edit: Edit { .acceptPlan(plans, since: seen, due: due) }
}

extension PlanAcceptance {
  /// Each plan behind a line with its day, new ones (`=`) before those that were seen (`-`), then
  /// tasks with their days (`>`).
  package var text: String {
    let blocks =
      plans.map { Self.block("=", $0) } + seen.map { Self.block("-", $0) }
      + due.sorted { $0.key < $1.key }.map { "> \($0.value.iso) \($0.key.number)" }
    return blocks.joined(separator: "\n")
  }

  /// Reads what ``text`` gives; nil for anything else.
  package init?(text: String) {
    var blocks: [(sign: Character, date: CalendarDate, lines: [Substring])] = []
    var due: [TaskItem.ID: CalendarDate] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      guard let sign = line.first, "=->".contains(sign) else {
        guard !blocks.isEmpty else { return nil }
        blocks[blocks.count - 1].lines.append(line)
        continue
      }
      guard words.count >= 2, let date = CalendarDate(iso: words[1]) else { return nil }
      if sign == ">" {
        guard words.count == 3, let number = Int(words[2]), number > 0 else { return nil }
        due[TaskItem.ID(number)] = date
      } else {
        blocks.append((sign, date, []))
      }
    }
    let plans = blocks.map { block in
      (block.sign, DayPlan(date: block.date, text: block.lines.joined(separator: "\n")))
    }
    self.init(
      plans: plans.filter { $0.0 == "=" }.map(\.1), seen: plans.filter { $0.0 == "-" }.map(\.1),
      due: due)
  }

  private static func block(_ sign: Character, _ plan: DayPlan) -> String {
    let head = "\(sign) \(plan.date.iso)"
    return plan.entries.isEmpty ? head : head + "\n" + plan.text
  }
}
