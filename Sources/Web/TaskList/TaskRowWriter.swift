import Domain
import HTML
import Presentation

/// Writes one row after the other.
///
/// Rows are most of what the server ever writes, so here elements are not built: what is the same in
/// each is literal, and sentences are made once, around a gap for the title. Whatever comes from
/// outside goes through `text`, which escapes it for attributes as well.
struct TaskRowWriter {
  /// Rows that are still deeper stand no further in.
  static let deepest = 6

  private let words: Words
  private let canReorder: Bool
  private let moved: TaskListContent.Row?
  /// The address of the page, to which a row adds what is to be shown of it.
  private let page: String
  /// The tasks that are picked; nil while none can be.
  private let picked: Set<TaskItem.ID>?
  private let complete: Sentence
  private let pick: Sentence
  private let move: Sentence
  private let delete: Sentence

  init(
    words: Words, place: Place, canReorder: Bool, moved: TaskListContent.Row?,
    picked: Set<TaskItem.ID>? = nil
  ) {
    self.words = words
    self.canReorder = canReorder
    self.moved = moved
    self.picked = picked
    page = place.address + (place.address.contains("?") ? "&" : "?")
    complete = Sentence(words.completeTask)
    pick = Sentence(words.pickTask)
    move = Sentence(words.moveTask)
    delete = Sentence(words.deleteTask)
  }

  /// `list` is the title of the list that it is in, where tasks of several are shown.
  func write(_ row: TaskListContent.Row, in list: String? = nil, to markup: Markup) {
    let number = String(row.id.number)
    markup.raw("<li class=\"row")
    markup.raw(priority(row.priority))
    if row.isCompleted { markup.raw(" done") }
    if row.facts.isCancelled { markup.raw(" cancelled") }
    if row.id == moved?.id { markup.raw(" moving") }
    markup.raw("\" data-testid=\"taskRow\" data-task=\"")
    markup.text(number)
    if row.facts.depth > 0 {
      markup.raw("\" data-depth=\"")
      markup.text(String(min(row.facts.depth, Self.deepest)))
    }
    if let picked {
      writePickable(row, number, list, isPicked: picked.contains(row.id), to: markup)
      return
    }
    markup.raw("\"><button data-testid=\"taskToggle\" formaction=\"/tasks/")
    markup.text(number)
    markup.raw(
      row.isCompleted
        ? "/completion?_method=DELETE\" role=\"checkbox\" aria-checked=\"true\" aria-label=\""
        : "/completion\" role=\"checkbox\" aria-checked=\"false\" aria-label=\"")
    complete.write(row.title, to: markup)
    markup.raw("\"></button><div><a data-testid=\"taskTitle\" href=\"")
    markup.text(page)
    markup.raw("selected=")
    markup.text(number)
    markup.raw("\">")
    markup.text(row.title)
    markup.raw("</a>")
    details(of: row, list, in: markup)
    markup.raw("</div>")
    if let moved { target(row, for: moved, in: markup) } else { tools(row, number, in: markup) }
    markup.raw("</li>")
  }

  /// A row with a box to tick: nothing else is to be done with it meanwhile.
  private func writePickable(
    _ row: TaskListContent.Row, _ number: String, _ list: String?, isPicked: Bool,
    to markup: Markup
  ) {
    markup.raw("\"><label class=\"pick\"><input type=\"checkbox\" name=\"task\" id=\"pick")
    markup.text(number)
    markup.raw("\" data-testid=\"taskPick\" autocomplete=\"off\" value=\"")
    markup.text(number)
    markup.raw(isPicked ? "\" checked aria-label=\"" : "\" aria-label=\"")
    pick.write(row.title, to: markup)
    markup.raw("\"></label><div><label data-testid=\"taskTitle\" for=\"pick")
    markup.text(number)
    markup.raw("\">")
    markup.text(row.title)
    markup.raw("</label>")
    details(of: row, list, in: markup)
    markup.raw("</div></li>")
  }

  private func priority(_ priority: Priority) -> StaticString {
    switch priority {
    case .none: ""
    case .low: " low"
    case .medium: " medium"
    case .high: " high"
    }
  }

  private func details(of row: TaskListContent.Row, _ list: String?, in markup: Markup) {
    let facts = row.facts
    guard
      list != nil || row.due != nil || row.priorityLabel != nil || row.hasNotes || facts.hasWords
    else { return }
    markup.p {
      if let list { markup.bdi(.class("home"), text: list) }
      if let label = facts.depthLabel { markup.span(.class("unseen"), text: label) }
      if facts.isCancelled { markup.span(text: words.cancelledTask) }
      if let due = row.due {
        markup.time(.class("late").when(due.isLate), .datetime(due.iso), text: due.text)
      }
      if let label = facts.repetitionLabel {
        markup.span(.class("repeats")) {
          markup.span(.class("unseen"), text: words.repeatsAs(label))
        }
      }
      if let label = facts.rainLabel {
        markup.span(.class("wet"), .test("taskRain"), text: label)
      }
      if let label = facts.startLabel { markup.span(text: label) }
      if let label = facts.estimateLabel { markup.span(text: label) }
      if let parts = facts.parts {
        markup.span(.aria("hidden", true), text: "\(parts.done)/\(parts.all)")
        markup.span(.class("unseen"), text: parts.label)
      }
      if let label = row.priorityLabel { markup.span(.class("unseen"), text: label) }
      if row.hasNotes {
        markup.span(.class("noted")) { markup.span(.class("unseen"), text: words.notes) }
      }
      for tag in facts.tags { markup.span(.class(tag.style), .dir("auto"), text: tag.name) }
    }
  }

  private func tools(_ row: TaskListContent.Row, _ number: String, in markup: Markup) {
    if canReorder {
      markup.raw("<a data-testid=\"taskMove\" href=\"")
      markup.text(page)
      markup.raw("moving=")
      markup.text(number)
      markup.raw("\" aria-label=\"")
      move.write(row.title, to: markup)
      markup.raw("\"></a>")
    }
    markup.raw("<button data-testid=\"taskDelete\" formaction=\"/tasks/")
    markup.text(number)
    markup.raw("?_method=DELETE\" aria-label=\"")
    delete.write(row.title, to: markup)
    markup.raw("\"></button>")
  }

  /// The place below a row, for a task that is to be put elsewhere.
  private func target(
    _ row: TaskListContent.Row, for moved: TaskListContent.Row, in markup: Markup
  ) {
    guard moved.id != row.id else { return }
    markup.button(
      .class("here"),
      .formaction("/tasks/\(moved.id.number)/position?_method=PUT&after=\(row.id.number)"),
      .aria("label", words.placeBelow(row.title)), text: words.placeHere)
  }
}

/// A sentence of the catalogue around the title that it is about.
private struct Sentence {
  private let start: String
  private let end: String

  init(_ sentence: (String) -> String) {
    // No word holds this character, and no title gets past escaping with it.
    let parts = sentence("\u{1}").split(separator: "\u{1}", omittingEmptySubsequences: false)
    start = String(parts[0])
    end = parts.dropFirst().joined()
  }

  func write(_ title: String, to markup: Markup) {
    markup.text(start)
    markup.text(title)
    markup.text(end)
  }
}

extension TaskRowFacts {
  /// Whether there is anything to say of it.
  fileprivate var hasWords: Bool {
    depth > 0 || isCancelled || repetitionLabel != nil || startLabel != nil
      || rainLabel != nil || estimateLabel != nil || parts != nil || !tags.isEmpty
  }
}
