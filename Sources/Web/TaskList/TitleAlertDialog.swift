import Domain
import HTML
import Presentation

/// A task's title in large, with OK and the way to its detail.
struct TitleAlertDialog {
  let alert: TitleAlert
  let place: Place
  let words: Words

  func write(to markup: Markup) {
    markup.dialog(.id("titleAlert"), .open(), .aria("labelledby", "titleAlertTitle")) {
      markup.h2(.id("titleAlertTitle"), .dir("auto"), text: alert.title)
      // Without a script OK goes back to the list.
      markup.form(.class("actions"), .action(place.destination.path)) {
        if let after = place.after { markup.hidden("after", after.number) }
        markup.a(
          .class("plain"), .href(Destination.task(alert.id).path), text: words.openDetail)
        markup.button(
          .id("titleAlertOK"), .class("primary"), .data("close", ""), .autofocus(), text: words.ok)
      }
    }
  }
}
