import Domain
import HTML
import Presentation

/// A list among the others: its name can be changed where it stands.
struct TaskListsRow {
  let row: TaskListsContent.Row
  let words: Words

  private var path: String { "/lists/\(row.id.number)" }

  func write(to markup: Markup) {
    markup.li(.test("listRow"), .data("list", row.id.number), .tabindex(-1)) {
      rename(in: markup)
      markup.a(.class("to"), .href(path), .aria("label", words.openList(row.displayTitle))) {
        markup.text(row.openCountLabel)
      }
      markup.div(.class("tools")) {
        order(in: markup)
        delete(in: markup)
      }
    }
  }

  private func rename(in markup: Markup) {
    markup.form(.class("name"), .method("post"), .action("\(path)?_method=PUT")) {
      markup.hidden("place", Destination.taskLists.path)
      markup.input(
        .test("listTitleField"), .name("title"), .value(row.title),
        .placeholder(words.nameThisList), .autocomplete("off"), .enterkeyhint("done"),
        .dir("auto"), .aria("label", words.nameOfList(row.displayTitle)))
      markup.button(.class("quiet"), text: words.rename)
    }
  }

  private func order(in markup: Markup) {
    markup.form(.method("post"), .action("\(path)/position?_method=PUT")) {
      // Buttons that can't be used are left out of sight and keep the others in their place.
      markup.button(
        .class("icon up"), .name("after"),
        .value(row.moveUp.flatMap { $0?.number }.map(String.init) ?? ""),
        .disabled(row.moveUp == nil), .aria("label", words.moveUp(row.displayTitle)))
      markup.button(
        .class("icon down"), .name("after"), .value(row.moveDown.map { String($0.number) } ?? ""),
        .disabled(row.moveDown == nil), .aria("label", words.moveDown(row.displayTitle)))
    }
  }

  private func delete(in markup: Markup) {
    markup.details {
      markup.summary(.class("icon trash"), .aria("label", words.deleteList(row.displayTitle)))
      markup.form(.method("post"), .action("\(path)?_method=DELETE")) {
        markup.p(text: row.deleteQuestion)
        markup.button(.test("listDelete"), .class("plain danger"), text: words.delete)
      }
    }
  }
}
