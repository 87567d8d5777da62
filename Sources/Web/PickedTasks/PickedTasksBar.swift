import Domain
import HTML
import Presentation

/// What can be done with the tasks that are picked, in the form of their rows.
struct PickedTasksBar {
  let navigation: Navigation
  let place: Place
  let words: Words

  func write(to markup: Markup) {
    markup.div(
      .id("pickedTasks"), .class("picked"), .role("group"), .aria("label", words.pickedTasks)
    ) {
      markup.p(
        .id("pickedCount"), .role("status"), .data("own", ""), .data("none", words.nothingPicked),
        .data("some", words.picked("#")), text: words.nothingPicked)
      // Enter in a field does what the first button of a form does.
      markup.button(
        .class("unseen"), .tabindex(-1), .aria("hidden", true), .formaction("/tasks/batch"),
        .name("do"), .value("edit"))
      markup.div(.class("actions")) {
        button("complete", words.completePicked, .class("plain"), in: markup)
        button("cancel", words.cancelPicked, .class("plain"), in: markup)
        button("reopen", words.reopenPicked, .class("plain"), in: markup)
        button("delete", words.delete, .class("plain danger"), in: markup)
        markup.details {
          markup.summary(.id("changePicked"), .class("plain"), text: words.changePicked)
          markup.div(.class("sheet")) { fields(in: markup) }
        }
        markup.a(
          .id("endPicking"), .class("quiet"), .href(place.address), .data("part", ""),
          text: words.endPicking)
      }
    }
  }

  private func button(
    _ action: String, _ text: String, _ style: Attribute, in markup: Markup
  ) {
    markup.button(
      style, .formaction("/tasks/batch"), .name("do"), .value(action), text: text)
  }

  private func fields(in markup: Markup) {
    markup.div(.class("fields")) {
      markup.field(words.list) {
        markup.select(.name("list"), .autocomplete("off")) {
          markup.option(.value(""), text: words.leftAsIs)
          for entry in navigation.entries {
            markup.option(.value(entry.id.number), text: entry.title)
          }
        }
      }
      markup.field(words.priority) {
        markup.select(.name("priority"), .autocomplete("off")) {
          markup.option(.value(""), text: words.leftAsIs)
          for choice in PriorityChoice.all(in: words) {
            markup.option(.value(choice.priority.name), text: choice.label)
          }
        }
      }
      markup.field(words.dueDate) {
        markup.input(.type("date"), .name("due-date"), .max("9999-12-31"))
      }
      markup.label(.class("check")) {
        markup.input(.type("checkbox"), .name("no-due"), .value(1))
        markup.text(" ")
        markup.span(text: words.withoutDueDate)
      }
      markup.field(words.tagToAdd) { markup.input(.name("tag"), .autocomplete("off")) }
      markup.field(words.tagToRemove) { markup.input(.name("untag"), .autocomplete("off")) }
    }
    markup.div(.class("actions")) {
      button("edit", words.applyToPicked, .class("primary"), in: markup)
    }
  }
}
