import Domain
import HTML
import Presentation

/// The tasks that are a part of one, which are ticked off and added to here.
struct TaskDetailParts {
  let content: TaskDetailContent
  let visit: Visit
  let problem: Problem?

  private var words: Words { visit.words }
  private var place: String { Destination.task(content.id).path }

  func write(to markup: Markup) {
    markup.section(.id("detailParts"), .class("sheet"), .aria("labelledby", "detailPartsTitle")) {
      markup.h2(.id("detailPartsTitle"), text: words.parts)
      if !content.parts.isEmpty { rows(in: markup) }
      add(in: markup)
    }
  }

  private func rows(in markup: Markup) {
    markup.form(.method("post")) {
      markup.hidden("place", place)
      markup.ul(.id("partTable"), .class("rows")) {
        for part in content.parts { row(part, in: markup) }
      }
    }
  }

  private func row(_ part: TaskListContent.Row, in markup: Markup) {
    let path = "/tasks/\(part.id.number)"
    let depth = min(part.facts.depth, TaskRowWriter.deepest)
    markup.li(
      .class(part.style), .test("partRow"), .data("task", part.id.number),
      .data("depth", depth).when(depth > 0)
    ) {
      markup.button(
        .test("taskToggle"),
        .formaction("\(path)/completion" + (part.isCompleted ? "?_method=DELETE" : "")),
        .role("checkbox"), .named("aria-checked", part.isCompleted ? "true" : "false"),
        .aria("label", words.completeTask(part.title)))
      markup.div {
        markup.a(.test("partTitle"), .href(path), text: part.title)
        markup.p {
          if let label = part.facts.depthLabel { markup.span(.class("unseen"), text: label) }
          if part.facts.isCancelled { markup.span(text: words.cancelledTask) }
          if let due = part.due {
            markup.time(.class("late").when(due.isLate), .datetime(due.iso), text: due.text)
          }
        }
      }
    }
  }

  private func add(in markup: Markup) {
    markup.form(.class("add"), .method("post"), .action("\(place)/parts")) {
      markup.hidden("place", place)
      markup.label(.for("newPartField")) {
        markup.span(.class("unseen"), text: words.newPart)
      }
      markup.input(
        .id("newPartField"), .name("part"), .value(visit.typed("part") ?? ""),
        .placeholder(words.newPart), .autocomplete("off"), .enterkeyhint("done"), .dir("auto"),
        .invalid(visit.typed("part") != nil && problem != nil), .data("draft", ""))
      markup.button(.id("addPartButton"), .class("icon enter"), .aria("label", words.addPart))
    }
  }
}

extension TaskListContent.Row {
  fileprivate var style: String {
    var style = "row"
    if isCompleted { style += " done" }
    if facts.isCancelled { style += " cancelled" }
    return style
  }
}
