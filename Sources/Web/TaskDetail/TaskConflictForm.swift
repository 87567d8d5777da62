import Domain
import HTML
import Presentation

/// Both versions of a task that two people changed, of which one is chosen for each field.
struct TaskConflictForm {
  let conflict: TaskConflict
  let words: Words

  private var stored: TaskDetailContent { conflict.stored }
  private var typed: TaskForm { conflict.typed }

  func write(to markup: Markup) {
    let path = Destination.task(stored.id).path
    markup.form(.id("detailForm"), .method("post"), .action("\(path)?_method=PUT")) {
      // On this base it is decided; a third change in between is a conflict again.
      markup.hidden("revision", stored.revision)
      for field in conflict.fields { versions(of: field, in: markup) }
      markup.div(.class("actions")) {
        markup.button(.id("detailSaveButton"), .class("primary"), text: words.save)
        markup.a(.class("plain"), .href(path), text: words.cancel)
      }
    }
  }

  private func versions(of field: TaskConflict.Field, in markup: Markup) {
    let (name, yours, theirs) = values(of: field.name)
    markup.fieldset {
      markup.legend(text: field.label)
      markup.div(.class("versions")) {
        markup.label {
          markup.input(.type("radio"), .name(name), .value(yours), .checked())
          markup.span(text: words.yourVersion)
          markup.element("b")(.dir("auto"), text: field.yours)
        }
        markup.label {
          markup.input(.type("radio"), .name(name), .value(theirs))
          markup.span(text: words.theirVersion)
          markup.element("b")(.dir("auto"), text: field.theirs)
        }
      }
    }
  }

  /// The name of a field in the form, and what is sent for each version.
  private func values(
    of field: TaskConflict.Field.Name
  ) -> (name: String, yours: String, theirs: String) {
    switch field {
    case .title: ("title", typed.title ?? "", stored.title)
    case .notes: ("notes", typed.notes ?? "", stored.notes)
    case .list:
      ("list", String(typed.list?.number ?? stored.list.number), String(stored.list.number))
    case .priority: ("priority", (typed.priority ?? stored.priority).name, stored.priority.name)
    case .due: ("due", dueText, text(date: stored.dueDate, time: stored.dueTime))
    }
  }

  private var dueText: String {
    switch typed.due {
    case .text(let text)?: text
    case .fields(let date, let time)?: text(date: date, time: time)
    case nil: ""
    }
  }

  private func text(date: String, time: String) -> String {
    time.isEmpty ? date : "\(date) \(time)"
  }
}
