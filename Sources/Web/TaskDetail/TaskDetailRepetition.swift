import Domain
import HTML
import Presentation

/// How a task comes back; of one that does, also which of its times a change is for.
struct TaskDetailRepetition {
  let content: TaskDetailContent
  let visit: Visit
  let problem: Problem?

  private var words: Words { visit.words }

  func write(to markup: Markup) {
    markup.div(.class("fields")) {
      markup.field(words.repeats, hint: words.repeatHint) {
        markup.input(
          .id("detailRepeatField"), .name("repeat"), .autocomplete("off"), .dir("auto"),
          .value(visit.typed("repeat") ?? content.repetition?.text ?? ""),
          .invalid(problem?.kind == .invalid(.repetition)), .data("draft", ""))
      }
      markup.field(words.countedHow) {
        markup.select(.id("detailModePicker"), .name("repeat-mode"), .autocomplete("off")) {
          markup.options(
            content.repeatModes.map { ($0.mode, $0.mode.name, $0.label) },
            chosen: visit.form.repeatMode ?? content.repetition?.mode ?? .skippingMissed)
        }
      }
    }
    if let repetition = content.repetition { details(of: repetition, in: markup) }
  }

  private func details(of repetition: RepetitionContent, in markup: Markup) {
    if !repetition.next.isEmpty {
      markup.p(.id("detailNextTimes"), .class("hint")) {
        markup.text("\(words.nextTimes): ")
        markup.text(repetition.next.joined(separator: " · "))
      }
    }
    let chosen = visit.typed("extent") ?? ""
    markup.fieldset(.id("detailExtent")) {
      markup.legend(text: words.changeApplies)
      markup.div(.class("choices")) {
        for (value, label) in [
          ("", words.asUsual), ("one", words.thisOneOnly), ("all", words.allToCome),
        ] {
          markup.label {
            markup.input(
              .type("radio"), .name("extent"), .value(value), .checked(value == chosen))
            markup.span(text: label)
          }
        }
      }
      markup.small(.class("hint"), text: words.asUsualHint)
    }
  }
}
