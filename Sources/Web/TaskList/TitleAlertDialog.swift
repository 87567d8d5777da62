import Domain
import HTML
import HTTP
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
        for field in place.fields { markup.hidden(field.name, field.value) }
        markup.a(
          .class("plain"), .href(Destination.task(alert.id).path), text: words.openDetail)
        markup.button(
          .id("titleAlertOK"), .class("primary"), .data("close", ""), .autofocus(), text: words.ok)
      }
    }
  }
}
