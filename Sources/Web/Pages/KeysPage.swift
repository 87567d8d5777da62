import HTML
import HTTP
import Presentation

/// The keys of every action: a page, and in it the dialog in which the script shows them.
struct KeysPage {
  private let words: Words

  static func show(_ visit: Visit) async -> Response {
    let page = KeysPage(words: visit.words)
    return Layout(visit: visit, kind: .keys, title: visit.words.keyboard).response(
      dialogs: page.dialog
    ) { markup in
      markup.div(.class("card")) {
        markup.brand(.a)
        markup.h1(text: page.words.keyboard)
        page.keys(in: markup)
        markup.p(.class("actions")) {
          markup.a(.class("plain"), .href(Destination.home.path), text: page.words.goHome)
        }
      }
    }
  }

  private func dialog(in markup: Markup) {
    markup.dialog(.id("keysDialog"), .aria("labelledby", "keysTitle")) {
      markup.h2(.id("keysTitle"), text: words.keyboard)
      keys(in: markup)
      markup.form(.class("actions spread"), .method("dialog")) {
        markup.label {
          markup.input(.id("singleKeys"), .type("checkbox"), .checked())
          markup.text(" ")
          markup.span(text: words.useSingleKeys)
        }
        markup.button(.class("primary"), .autofocus(), text: words.close)
      }
    }
  }

  private func keys(in markup: Markup) {
    markup.dl(.class("keys")) {
      for (keys, meaning) in rows {
        markup.dt {
          for key in keys {
            markup.kbd(text: key)
            markup.text(" ")
          }
        }
        markup.dd(text: meaning)
      }
    }
  }

  private var rows: [(keys: [String], meaning: String)] {
    [
      (["n"], words.newTask), (["j", "↓"], words.nextTask), (["k", "↑"], words.previousTask),
      (["Space"], words.completeOrReopen), (["x"], words.pickOrNot),
      (["Shift ↑", "Shift ↓"], words.pickMore), (["Ctrl a"], words.pickAll),
      (["Esc"], words.endPicking),
      (["Enter"], words.openDetail),
      (["e"], words.edit), (["Delete", "#"], words.delete),
      (["Alt ↑", "Alt ↓"], words.moveUpOrDown), (["Alt →", "Alt ←"], words.moveInOrOut),
      (["u", "Ctrl Z"], words.undo), (["Ctrl Shift Z", "Ctrl Y"], words.redo),
      (["1", "…", "6"], words.sort),
      (["/"], words.searchTasks), (["g t"], words.today), (["g p"], words.plan),
      (["g w"], words.weather), (["g l"], words.lists), (["r"], words.refreshWeather),
      (["?"], words.keyboard),
    ]
  }
}
