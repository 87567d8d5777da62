import Domain
import HTML
import Presentation

/// The fields of a task; what was typed wins over what is stored, so that nothing typed is lost.
struct TaskDetailForm {
  let content: TaskDetailContent
  let visit: Visit
  let problem: Problem?

  private var words: Words { visit.words }

  func write(to markup: Markup) {
    markup.form(
      .id("detailForm"), .method("post"), .action("/tasks/\(content.id.number)?_method=PUT")
    ) {
      markup.hidden("revision", visit.typed("revision") ?? String(content.revision))
      texts(in: markup)
      choices(in: markup)
      TaskDetailLoads(loads: content.dayLoads, words: words).write(to: markup)
      TaskDetailRepetition(content: content, visit: visit, problem: problem).write(to: markup)
      TaskDetailTags(content: content, visit: visit, problem: problem).write(to: markup)
      TaskDetailMore(content: content, visit: visit, problem: problem).write(to: markup)
      markup.div(.class("actions")) {
        markup.button(.id("detailSaveButton"), .class("primary"), text: words.save)
        markup.a(
          .class("plain"), .href(Destination.taskList(content.list).path), text: words.cancel)
      }
    }
  }

  private func texts(in markup: Markup) {
    markup.label(.class("field title")) {
      markup.span(text: words.title)
      // One line of text, on as many lines as it needs to be seen whole.
      markup.textarea(
        .id("detailTitleField"), .name("title"), .rows(1), .autocomplete("off"), .dir("auto"),
        .enterkeyhint("done"), .invalid(problem?.kind == .invalid(.title)), .data("draft", ""),
        .data("line", ""), text: visit.typed("title") ?? content.title)
    }
    markup.field(words.notes) {
      markup.textarea(
        .id("detailNotesField"), .name("notes"), .rows(4), .dir("auto"),
        .invalid(problem?.kind == .invalid(.notes)), .data("draft", ""),
        text: visit.typed("notes") ?? content.notes)
    }
  }

  private func choices(in markup: Markup) {
    let isDueWrong = problem?.kind == .invalid(.due)
    markup.div(.class("fields")) {
      markup.dateFields(
        content.dueFields, labels: (words.dueDate, words.dueTime),
        ids: ("detailDueField", "detailTimeField"), name: "due", visit, isWrong: isDueWrong)
      markup.field(words.priority) {
        markup.select(.id("detailPriorityPicker"), .name("priority"), .autocomplete("off")) {
          markup.priorities(
            content.priorities, chosen: visit.form.priority ?? content.priority)
        }
      }
      markup.field(words.list) {
        markup.select(.id("detailListPicker"), .name("list"), .autocomplete("off")) {
          let chosen = visit.form.list("list") ?? content.list
          for entry in content.navigation.entries {
            markup.option(
              .value(entry.id.number), .selected(entry.id == chosen), text: entry.title)
          }
        }
      }
    }
  }
}

extension Markup {
  /// A field for a day and one for a time on it, sent as `name-date` and `name-time`.
  func dateFields(
    _ fields: DateFields, labels: (date: String, time: String), ids: (date: String, time: String),
    name: String, _ visit: Visit, isWrong: Bool
  ) {
    field(labels.date) {
      input(
        .id(ids.date), .type("date"), .name("\(name)-date"), .max("9999-12-31"),
        .value(visit.typed("\(name)-date") ?? fields.date), .invalid(isWrong))
    }
    field(labels.time, hint: fields.zone) {
      input(
        .id(ids.time), .type("time"), .name("\(name)-time"),
        .value(visit.typed("\(name)-time") ?? fields.time), .invalid(isWrong))
    }
  }
}
