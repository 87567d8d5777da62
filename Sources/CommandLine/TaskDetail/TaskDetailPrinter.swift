import Domain
import Presentation
import Terminal
import UnicodeText

/// Prints one task with all that is known of it.
final class TaskDetailPrinter: TaskDetailView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: TaskDetailContent) {
    let screen = console.screen
    let number = screen.styled(String(content.id.number), .dim)
    let title = screen.styled(printable(content.title), .bold)
    console.output.write("\(number) \(content.box) \(title)\n")
    let rows = rows(of: content)
    let width = rows.map { displayWidth(of: $0.label) }.max() ?? 0
    for row in rows {
      let gap = String(repeating: " ", count: width - displayWidth(of: row.label) + 2)
      console.output.write(
        screen.styled(row.label, .dim) + gap + screen.styled(printable(row.text), row.style)
          + "\n")
    }
    if !content.notes.isEmpty { console.print("\n" + content.notes) }
    printParts(of: content)
    if let completions = content.completions { console.print(completions) }
  }

  private func printParts(of content: TaskDetailContent) {
    guard !content.parts.isEmpty else { return }
    console.print("\n" + console.screen.styled(console.words.parts, .dim))
    for part in content.parts {
      let gap = String(repeating: "  ", count: part.facts.depth)
      let number = console.screen.styled(String(part.id.number), .dim)
      console.print("\(gap)\(number) \(part.box) \(printable(part.title))")
    }
  }

  func show(_ problem: Problem) { console.show(problem) }

  func show(_ notice: Notice) {}

  func show(_ conflict: TaskConflict) {}

  func open(_ destination: Destination) {}

  private struct Row {
    let label: String
    let text: String
    let style: Style
  }

  private func rows(of content: TaskDetailContent) -> [Row] {
    let words = console.words
    var rows = [Row(label: words.list, text: content.listTitle, style: .plain)]
    if let parent = content.parent {
      rows.append(
        Row(label: words.partOf, text: "\(parent.id.number) \(parent.title)", style: .plain))
    }
    if let start = content.startFields.label {
      rows.append(Row(label: words.startDate, text: start, style: .plain))
    }
    if let due = content.due {
      rows.append(Row(label: words.dueDate, text: due.text, style: due.style))
    }
    if content.priority != .none {
      let label = words.priorityLabel(content.priority)
      rows.append(Row(label: words.priority, text: label, style: content.priority.style))
    }
    rows += fieldRows(of: content)
    rows.append(Row(label: words.created, text: content.createdLabel, style: .plain))
    if content.changedLabel != content.createdLabel {
      rows.append(Row(label: words.changed, text: content.changedLabel, style: .plain))
    }
    if let completed = content.completedLabel {
      let label = content.isCancelled ? words.cancelledTask : words.completed
      rows.append(Row(label: label, text: completed, style: .plain))
    }
    return rows
  }

  private func fieldRows(of content: TaskDetailContent) -> [Row] {
    let words = console.words
    var rows: [Row] = []
    func add(_ label: String, _ texts: [String]) {
      let text = texts.joined(separator: ", ")
      if !text.isEmpty { rows.append(Row(label: label, text: text, style: .plain)) }
    }
    if let repetition = content.repetition {
      add(words.repeats, ["\(repetition.words) (\(repetition.modeLabel))"])
      add(words.nextTimes, repetition.next)
      add(words.completedTimes, content.occurrences)
    }
    add(words.tags, content.tags.map { "#" + $0.name })
    add(words.estimate, content.estimate.map { [$0.label] } ?? [])
    add(
      words.timeSpent,
      [content.timing.totalLabel, content.timing.runningLabel].compactMap(\.self))
    add(words.address, [content.url])
    add(words.reminders, content.reminders.map(\.label))
    return rows
  }
}

extension TaskDetailContent {
  fileprivate var box: String { isCancelled ? "☒" : isCompleted ? "☑" : "☐" }
}

extension TaskListContent.Row {
  fileprivate var box: String { facts.isCancelled ? "☒" : isCompleted ? "☑" : "☐" }
}
