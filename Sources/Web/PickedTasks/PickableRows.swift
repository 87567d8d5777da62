import Domain
import HTML
import HTTP
import Presentation

/// Rows of tasks in the form that they are sent with, and below them, where tasks are being picked,
/// what can be done with those.
struct PickableRows {
  let navigation: Navigation
  let picked: Set<TaskItem.ID>?
  let place: Place
  let words: Words

  func write(to markup: Markup, rows: (Markup) -> Void) {
    // One form for all rows: each button says by itself where it is sent.
    markup.form(.method("post")) {
      markup.hidden("place", place.address)
      rows(markup)
      if picked != nil {
        PickedTasksBar(navigation: navigation, place: place, words: words).write(to: markup)
      }
    }
  }

  /// The way to boxes in front of the rows of a page.
  static func link(from place: Place, _ words: Words, in markup: Markup) {
    markup.a(
      .id("pickTasks"), .class("quiet"), .href(place.address(with: [("select", "1")])),
      .data("part", ""), text: words.pickTasks)
  }
}

extension Visit {
  /// The tasks that are picked, where the page was asked for with boxes to tick; else nil.
  var picked: Set<TaskItem.ID>? {
    guard query["select"] != nil || form["do"] != nil else { return nil }
    return Set(form.pickedTasks)
  }
}
