import Domain
import HTML
import Presentation

/// The rows of a view: tasks under their days, or what lies in the trash.
struct TaskViewRows {
  let content: TaskViewContent
  let words: Words
  /// The tasks that are picked; nil while none can be.
  let picked: Set<TaskItem.ID>?
  let place: Place

  func write(to markup: Markup) {
    if !content.sections.isEmpty {
      markup.ul(
        .id("taskTable"), .class("rows"), .aria("label", content.title),
        .data("swipe", words.delete)
      ) {
        content.isTrash ? trash(in: markup) : tasks(in: markup)
      }
    }
    if !content.deletedLists.isEmpty { lists(in: markup) }
  }

  private func tasks(in markup: Markup) {
    let writer = TaskRowWriter(
      words: words, place: place, canReorder: false, moved: nil, picked: picked)
    for section in content.sections {
      if let heading = section.heading {
        markup.li(.class("day")) {
          markup.h2(text: heading)
          if let weather = section.weather { DayWeatherLine(weather).write(to: markup) }
        }
      }
      for row in section.rows { writer.write(row.task, in: row.listTitle, to: markup) }
    }
  }

  private func trash(in markup: Markup) {
    for row in content.rows {
      markup.li(
        .class("gone"), .test("taskRow"), .data("task", row.id.number)
      ) {
        markup.div {
          markup.span(.test("taskTitle"), .dir("auto"), text: row.task.title)
          markup.p {
            markup.bdi(text: row.listTitle)
            if let label = row.deletedLabel { markup.span(text: label) }
          }
          parts(of: row, in: markup)
        }
        restore(
          "/tasks/\(row.id.number)/restoration", words.restoreTask(row.task.title), in: markup)
      }
    }
  }

  private func parts(of row: TaskViewContent.Row, in markup: Markup) {
    guard !row.parts.isEmpty else { return }
    markup.ul(.class("gone-with"), .aria("label", words.parts)) {
      for part in row.parts {
        markup.li(
          .test("trashPart"), .data("depth", min(part.facts.depth, TaskRowWriter.deepest))
        ) {
          if let label = part.facts.depthLabel, part.facts.depth > 1 {
            markup.span(.class("unseen"), text: label)
            markup.text(" ")
          }
          markup.bdi(text: part.title)
        }
      }
    }
  }

  private func lists(in markup: Markup) {
    markup.h2(.id("deletedLists"), .class("day"), text: words.deletedListsHeading)
    markup.ul(.class("rows"), .aria("labelledby", "deletedLists")) {
      for list in content.deletedLists {
        markup.li(.class("gone"), .test("deletedListRow"), .data("list", list.id.number)) {
          markup.div {
            markup.span(.dir("auto"), text: list.title)
            markup.p { markup.span(text: list.deletedLabel) }
          }
          restore("/lists/\(list.id.number)/restoration", words.restoreTask(list.title), in: markup)
        }
      }
    }
  }

  private func restore(_ action: String, _ label: String, in markup: Markup) {
    markup.button(
      .class("plain"), .test("restoreButton"), .formaction(action), .aria("label", label),
      text: words.restore)
  }
}
