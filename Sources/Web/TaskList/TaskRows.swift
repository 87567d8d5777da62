import Domain
import HTML
import Presentation

/// The rows of a list, as short as they can be: a page has a hundred of them.
struct TaskRows {
  let content: TaskListContent
  let words: Words
  /// The task that is to be put elsewhere: then every row offers the place below it.
  let moving: TaskItem.ID?
  let place: Place

  func write(to markup: Markup) {
    let list = place.address
    let query = list.contains("?") ? "&" : "?"
    let moved = content.canReorder ? content.rows.first { $0.id == moving } : nil
    if let moved { choosing(moved, in: markup) }
    markup.ul(
      .id("taskTable"), .class("rows"), .aria("label", content.heading),
      .data("swipe", words.delete), .named("data-continued", if: content.isContinued)
    ) {
      for row in content.rows {
        write(row, moved: moved, link: list + query, to: markup)
      }
    }
  }

  private func write(
    _ row: TaskListContent.Row, moved: TaskListContent.Row?, link: String, to markup: Markup
  ) {
    let number = String(row.id.number)
    markup.li(
      .class(classes(row, moved)), .data("testid", "taskRow"), .data("task", number)
    ) {
      markup.button(
        .data("testid", "taskToggle"),
        .formaction("/tasks/\(number)/completion" + (row.isCompleted ? "?_method=DELETE" : "")),
        .role("checkbox"), .aria("checked", row.isCompleted),
        .aria("label", words.completeTask(row.title)))
      markup.div {
        markup.a(
          .data("testid", "taskTitle"), .href("\(link)selected=\(number)"), text: row.title)
        meta(row, in: markup)
      }
      if moved == nil { tools(row, number, link, in: markup) }
      if let moved, moved.id != row.id {
        markup.button(
          .class("here"), .formaction("\(position(moved))&after=\(number)"),
          .aria("label", words.placeBelow(row.title)), text: words.placeHere)
      }
    }
  }

  private func classes(_ row: TaskListContent.Row, _ moved: TaskListContent.Row?) -> String {
    var classes =
      switch row.priority {
      case .none: "row"
      case .low: "row low"
      case .medium: "row medium"
      case .high: "row high"
      }
    if row.isCompleted { classes += " done" }
    if row.id == moved?.id { classes += " moving" }
    return classes
  }

  private func meta(_ row: TaskListContent.Row, in markup: Markup) {
    guard row.due != nil || row.priorityLabel != nil || row.hasNotes else { return }
    markup.p {
      if let due = row.due {
        markup.time(.class("late").when(due.isLate), .datetime(due.iso), text: due.text)
      }
      if let label = row.priorityLabel { markup.span(.class("unseen"), text: label) }
      if row.hasNotes {
        markup.span(.class("noted")) { markup.span(.class("unseen"), text: words.notes) }
      }
    }
  }

  private func tools(
    _ row: TaskListContent.Row, _ number: String, _ link: String, in markup: Markup
  ) {
    if content.canReorder {
      markup.a(
        .data("testid", "taskMove"), .href("\(link)moving=\(number)"),
        .aria("label", words.moveTask(row.title)))
    }
    markup.button(
      .data("testid", "taskDelete"),
      .formaction("/tasks/\(number)?_method=DELETE"), .aria("label", words.deleteTask(row.title)))
  }

  private func choosing(_ moved: TaskListContent.Row, in markup: Markup) {
    markup.div(.class("notice choosing"), .role("status")) {
      markup.p(text: words.choosePlace(moved.title))
      markup.div(.class("actions")) {
        if !content.isContinued {
          markup.button(
            .class("plain"), .formaction("\(position(moved))&after="), text: words.placeFirst)
        }
        markup.a(
          .class("plain"), .href(place.address), .named("data-part", if: true), text: words.cancel)
      }
    }
  }

  private func position(_ row: TaskListContent.Row) -> String {
    "/tasks/\(row.id.number)/position?_method=PUT"
  }
}
