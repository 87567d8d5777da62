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
      if let extent = typed.extent {
        markup.hidden("extent", extent == .thisOne ? "one" : "all")
      }
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
    case .parent:
      ("parent", typed.parent ?? "", stored.parent.map { String($0.id.number) } ?? "")
    case .priority: ("priority", (typed.priority ?? stored.priority).name, stored.priority.name)
    case .start: ("start", text(of: typed.start), stored.startFields.text)
    case .due: ("due", text(of: typed.due), stored.dueFields.text)
    case .repetition:
      (
        "repetition", text(typed.repetition?.text, typed.repetition?.mode),
        text(stored.repetition?.text, stored.repetition?.mode)
      )
    case .tags: ("tags", lines(typed.tags), lines(stored.tags.map(\.name)))
    case .estimate: ("estimate", typed.estimate ?? "", stored.estimate?.text ?? "")
    case .url: ("url", typed.url ?? "", stored.url)
    case .reminders: ("reminders", lines(typed.reminders), lines(stored.reminders.map(\.text)))
    }
  }

  private func text(of date: TaskForm.DateInput?) -> String {
    switch date {
    case .text(let text)?: text
    case .fields(let date, let time)?: time.isEmpty ? date : "\(date) \(time)"
    case nil: ""
    }
  }

  /// A rule and its mode in one value: of two versions the one or the other is chosen whole.
  private func text(_ repetition: String?, _ mode: RepeatMode?) -> String {
    (mode?.name ?? "") + "\n" + (repetition ?? "")
  }

  private func lines(_ texts: [String]?) -> String { (texts ?? []).joined(separator: "\n") }
}
