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
    console.output.write("\(number) \(content.isCompleted ? "☑" : "☐") \(title)\n")
    let rows = rows(of: content)
    let width = rows.map { displayWidth(of: $0.label) }.max() ?? 0
    for row in rows {
      let gap = String(repeating: " ", count: width - displayWidth(of: row.label) + 2)
      console.output.write(
        screen.styled(row.label, .dim) + gap + screen.styled(printable(row.text), row.style)
          + "\n")
    }
    if !content.notes.isEmpty { console.print("\n" + content.notes) }
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
    if let due = content.due {
      rows.append(Row(label: words.dueDate, text: due.text, style: due.style))
    }
    if content.priority != .none {
      let label = words.priorityLabel(content.priority)
      rows.append(Row(label: words.priority, text: label, style: content.priority.style))
    }
    rows.append(Row(label: words.created, text: content.createdLabel, style: .plain))
    if content.changedLabel != content.createdLabel {
      rows.append(Row(label: words.changed, text: content.changedLabel, style: .plain))
    }
    if let completed = content.completedLabel {
      rows.append(Row(label: words.completed, text: completed, style: .plain))
    }
    return rows
  }
}
