import Domain
import HTML
import HTTP
import Presentation

/// The dialog in which a task is added with its details.
struct AddTaskDialogForm {
  let dialog: AddTaskDialog
  let visit: Visit
  let problem: Problem?
  let place: Place

  private var words: Words { visit.words }

  func write(to markup: Markup) {
    markup.dialog(.id("addTaskDialog"), .open(), .aria("labelledby", "addTaskDialogTitle")) {
      markup.h2(.id("addTaskDialogTitle"), text: words.addTask)
      markup.form(.method("post"), .action("/lists/\(dialog.list.number)/tasks")) {
        markup.hidden("place", place.address)
        markup.hidden("details", 1)
        fields(in: markup)
        markup.div(.class("actions")) {
          markup.button(
            .class("plain"), .formaction(place.destination.path), .formmethod("get"),
            .type("submit"), .data("close", ""), text: words.cancel)
          markup.button(.id("addTaskDialogButton"), .class("primary"), text: words.addTask)
        }
      }
    }
  }

  private func fields(in markup: Markup) {
    // Typed into the field at the top before, or into this one.
    let title = visit.typed("title") ?? visit.query["title"] ?? ""
    markup.field(words.title) {
      markup.input(
        .id("addTaskTitleField"), .name("title"), .value(title), .autocomplete("off"),
        .autofocus(), .invalid(problem?.kind == .invalid(.title)))
    }
    markup.p(.class("error"), .role("alert"), text: problem?.message ?? "")
    markup.div(.class("fields")) {
      markup.field(words.dueDate) {
        markup.input(
          .id("addTaskDueField"), .type("date"), .name("due-date"),
          .value(visit.typed("due-date") ?? ""), .max("9999-12-31"))
      }
      markup.field(words.dueTime) {
        markup.input(
          .id("addTaskTimeField"), .type("time"), .name("due-time"),
          .value(visit.typed("due-time") ?? ""))
      }
      markup.field(words.priority) {
        markup.select(.id("addTaskPriorityPicker"), .name("priority")) {
          markup.priorities(dialog.priorities, chosen: visit.form.priority ?? .none)
        }
      }
    }
    markup.field(words.notes) {
      markup.textarea(
        .id("addTaskNotesField"), .name("notes"), .rows(3), text: visit.typed("notes") ?? "")
    }
  }
}
