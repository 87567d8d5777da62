import Domain
import HTML
import Presentation

/// The rows of a list, as short as they can be: a page has a hundred of them.
struct TaskRows {
  let content: TaskListContent
  let words: Words
  /// The task that is to be put elsewhere: then every row offers the place below it.
  let moving: TaskItem.ID?
  /// The tasks that are picked; nil while none can be.
  let picked: Set<TaskItem.ID>?
  let place: Place

  func write(to markup: Markup) {
    let moved = content.canReorder ? content.rows.first { $0.id == moving } : nil
    if let moved { choosing(moved, in: markup) }
    let writer = TaskRowWriter(
      words: words, place: place, canReorder: content.canReorder, moved: moved,
      picked: picked)
    markup.ul(
      .id("taskTable"), .class("rows"), .aria("label", content.heading),
      .data("swipe", words.delete), .named("data-continued", if: content.isContinued)
    ) {
      for row in content.rows { writer.write(row, to: markup) }
    }
  }

  private func choosing(_ moved: TaskListContent.Row, in markup: Markup) {
    markup.div(.class("notice choosing"), .role("status")) {
      markup.p(text: words.choosePlace(moved.title))
      markup.div(.class("actions")) {
        if !content.isContinued {
          markup.button(
            .class("plain"),
            .formaction("/tasks/\(moved.id.number)/position?_method=PUT&after="),
            text: words.placeFirst)
        }
        markup.a(
          .class("plain"), .href(place.address), .named("data-part", if: true), text: words.cancel)
      }
    }
  }
}
