import Domain
import HTML
import Presentation

/// What there is to know of a task besides its fields, and what else can be done with it.
struct TaskDetailFacts {
  let content: TaskDetailContent
  let words: Words

  func write(to markup: Markup) {
    links(in: markup)
    let path = "/tasks/\(content.id.number)"
    markup.dl(.class("facts")) {
      fact(words.created, content.createdLabel, in: markup)
      fact(words.changed, content.changedLabel, in: markup)
      if let label = content.completedLabel {
        fact(content.isCancelled ? words.cancelledTask : words.completed, label, in: markup)
      }
    }
    markup.form(.class("actions spread"), .method("post")) {
      markup.button(
        .id("detailToggleButton"), .class("plain"),
        .formaction("\(path)/completion" + (content.isCompleted ? "?_method=DELETE" : "")),
        text: content.isCompleted ? words.reopenThis : words.completeThis)
      if !content.isCompleted {
        markup.button(
          .id("detailCancelButton"), .class("plain"), .formaction("\(path)/cancellation"),
          text: words.giveUp)
      }
      markup.button(
        .id("detailDeleteButton"), .class("plain danger"),
        .formaction("\(path)?_method=DELETE"), text: words.delete)
    }
  }

  /// The ways from here: to what it is a part of, and to its address.
  private func links(in markup: Markup) {
    guard content.parent != nil || content.link != nil else { return }
    markup.p(.class("ways")) {
      if let parent = content.parent {
        markup.a(.id("detailParentLink"), .href(Destination.task(parent.id).path)) {
          markup.text("\(words.partOf): ")
          markup.bdi(text: parent.title)
        }
      }
      if let link = content.link {
        markup.a(
          .id("detailLink"), .href(link), .rel("noopener noreferrer external"),
          .named("target", "_blank"), text: words.openAddress)
      }
    }
  }

  private func fact(_ name: String, _ value: String, in markup: Markup) {
    markup.div {
      markup.dt(text: name)
      markup.dd(text: value)
    }
  }
}
