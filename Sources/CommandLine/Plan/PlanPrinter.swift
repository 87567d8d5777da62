import Domain
import JSON
import Presentation
import Terminal
import UnicodeText

/// Draws a plan: each day with a bar of its load and its times, then what would change, then what
/// has no room.
final class PlanPrinter: PlanView {
  private let console: Console
  private(set) var hasFailed = false

  private static let barWidth = 20

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: PlanContent) {
    console.write([(content.lead, .dim)])
    for day in content.days { print(day) }
    // Without a plan, what would change is what was just shown.
    if !content.isFirst {
      print(content.changes, under: content.changesHeading)
    }
    print(content.leftOut, more: content.leftOutMore, under: content.leftOutHeading)
    guard content.acceptance != nil else { return }
    console.write([])
    console.write([(console.words.howToAccept, .dim)])
  }

  func show(_ record: PlanRecord) {
    console.print(JSONObject.text { record.write(to: &$0) })
  }

  func show(_ problem: Problem) {
    hasFailed = true
    console.show(problem)
  }

  /// Of data, there is one object.
  func show(_ notice: Notice) {
    if !console.asData { console.print(notice.message) }
  }

  func open(_ destination: Destination) {}

  private func print(_ day: PlanContent.DayContent) {
    console.write([])
    console.write([(day.label, .bold), ("  ", .plain), (day.load.label, .plain)])
    let filled = day.load.percent * Self.barWidth / 100
    console.write([
      (String(repeating: "█", count: filled), day.load.isOver ? .red : .green),
      (String(repeating: "░", count: Self.barWidth - filled), .dim),
    ])
    if let message = day.emptyMessage { console.print(message) }
    let width = day.rows.map { displayWidth(of: $0.time) }.max() ?? 0
    let table = Table(
      columns: [.init(width: width)], screen: console.screen, output: console.output)
    for row in day.rows {
      let style: Style = row.state == .done ? .struck : row.priority == .high ? .bold : .plain
      table.row([.init(row.time, .dim), .init(row.title, style)])
      let facts = facts(of: row)
      if !facts.isEmpty { table.row([.init(""), .init(facts.joined(separator: " · "), .dim)]) }
    }
  }

  private func facts(of row: PlanRow) -> [String] {
    let lock = row.isLocked ? [console.words.locked] : []
    // The first line says already that all is proposed.
    let state = row.state == .proposed ? [] : [row.stateLabel].compactMap(\.self)
    return state + lock + row.facts
  }

  private func print(_ changes: [PlanContent.ChangeRow], under heading: String) {
    guard !changes.isEmpty else { return }
    console.write([])
    console.write([(heading, .bold)])
    for change in changes {
      console.write([(change.title, .plain), ("  ", .plain), (change.label, .dim)])
    }
  }

  private func print(
    _ leftOut: [PlanContent.LeftOutRow], more: String?, under heading: String
  ) {
    guard !leftOut.isEmpty else { return }
    console.write([])
    console.write([(heading, .bold)])
    for row in leftOut {
      console.write([(row.title, .plain), ("  ", .plain), (row.reason, .dim)])
    }
    if let more { console.write([(more, .dim)]) }
  }
}

extension PlanRecord {
  fileprivate func write(to object: inout JSONObject) {
    object.member("proposal", isProposal)
    object.array("days") { array in
      for day in days {
        array.object { object in
          object.member("date", day.date)
          object.member("available", day.available)
          object.member("planned", day.planned)
          object.array("entries") { array in
            for entry in day.entries { array.object { entry.write(to: &$0) } }
          }
        }
      }
    }
    object.array("changes") { array in
      for change in changes {
        array.object { object in
          object.member("id", change.id)
          object.member("title", change.title)
          change.before.write(as: "before", to: &object)
          change.after.write(as: "after", to: &object)
        }
      }
    }
    object.array("leftOut") { array in
      for task in leftOut {
        array.object {
          $0.member("id", task.id)
          $0.member("title", task.title)
          $0.member("reason", task.reason)
          $0.member("needed", task.needed)
          $0.member("left", task.left)
        }
      }
    }
  }
}

extension PlanRecord.Entry {
  fileprivate func write(to object: inout JSONObject) {
    object.member("id", id)
    object.member("title", title)
    object.member("start", start)
    object.member("minutes", minutes)
    object.member("locked", locked)
    object.member("state", state)
  }
}

extension PlanRecord.Time? {
  fileprivate func write(as name: String, to object: inout JSONObject) {
    guard let self else { return object.member(name, nil as String?) }
    object.object(name) {
      $0.member("date", self.date)
      $0.member("start", self.start)
      $0.member("minutes", self.minutes)
    }
  }
}
