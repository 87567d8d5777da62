import Domain
import HTML
import Presentation

/// The fields that few tasks need: folded away unless one of them is filled in, or wrong.
struct TaskDetailMore {
  let content: TaskDetailContent
  let visit: Visit
  let problem: Problem?

  private var words: Words { visit.words }

  func write(to markup: Markup) {
    markup.details(.id("detailMore"), .class("more"), .open(isOpen)) {
      markup.summary(text: words.moreFields)
      markup.div(.class("fields")) {
        markup.dateFields(
          content.startFields, labels: (words.startDate, words.startTime),
          ids: ("detailStartField", "detailStartTimeField"), name: "start", visit,
          isWrong: isWrong(.start))
        markup.field(words.estimate, hint: words.estimateHint) {
          text(
            "estimate", content.estimate?.text, .id("detailEstimateField"), .estimate, in: markup)
        }
        markup.field(words.partOf, hint: parentHint) {
          text(
            "parent", content.parent.map { String($0.id.number) }, .id("detailParentField"),
            .parent, in: markup)
        }
      }
      markup.field(words.address) {
        text("url", content.url, .id("detailURLField"), .url, in: markup)
      }
      markup.field(words.reminders, hint: words.remindersHint) {
        markup.textarea(
          .id("detailRemindersField"), .class("short"), .name("reminders"), .rows(2),
          .invalid(isWrong(.reminders)),
          text: visit.typed("reminders")
            ?? content.reminders.map(\.text).joined(separator: "\n"))
      }
    }
  }

  private func text(
    _ name: String, _ stored: String?, _ id: Attribute, _ field: Problem.Field, in markup: Markup
  ) {
    markup.input(
      id, .name(name), .autocomplete("off"), .value(visit.typed(name) ?? stored ?? ""),
      .inputmode(name == "url" ? "url" : name == "parent" ? "numeric" : "text"),
      .invalid(isWrong(field)))
  }

  private var parentHint: String {
    content.parent.map { "\($0.id.number): \($0.title)" } ?? words.partOfHint
  }

  private func isWrong(_ field: Problem.Field) -> Bool { problem?.kind == .invalid(field) }

  private var isOpen: Bool {
    let fields = content
    let isFilled =
      !fields.startFields.date.isEmpty || fields.estimate != nil || fields.parent != nil
      || !fields.url.isEmpty || !fields.reminders.isEmpty
    return isFilled || problem != nil
  }
}
