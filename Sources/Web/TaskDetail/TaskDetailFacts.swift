import Domain
import HTML
import Presentation

/// What there is to know of a task besides its fields, and what else can be done with it.
struct TaskDetailFacts {
  let content: TaskDetailContent
  let words: Words

  func write(to markup: Markup) {
    let path = "/tasks/\(content.id.number)"
    markup.dl(.class("facts")) {
      fact(words.created, content.createdLabel, in: markup)
      fact(words.changed, content.changedLabel, in: markup)
      if let label = content.completedLabel { fact(words.completed, label, in: markup) }
    }
    markup.form(.class("actions spread"), .method("post")) {
      markup.button(
        .id("detailToggleButton"), .class("plain"),
        .formaction("\(path)/completion" + (content.isCompleted ? "?_method=DELETE" : "")),
        text: content.isCompleted ? words.reopenThis : words.completeThis)
      markup.button(
        .id("detailDeleteButton"), .class("plain danger"),
        .formaction("\(path)?_method=DELETE"), text: words.delete)
    }
  }

  private func fact(_ name: String, _ value: String, in markup: Markup) {
    markup.div {
      markup.dt(text: name)
      markup.dd(text: value)
    }
  }
}
