import Domain
import HTML
import HTTP
import Presentation

/// The tags of a task: those that it has can be ticked off, others are typed.
struct TaskDetailTags {
  let content: TaskDetailContent
  let visit: Visit
  let problem: Problem?

  private var words: Words { visit.words }

  func write(to markup: Markup) {
    let isTyped = visit.typed("tags-shown") != nil
    let kept = visit.form.values(of: "tag")
    markup.fieldset(.id("detailTags")) {
      markup.legend(text: words.tags)
      // A form without ticks says nothing of them otherwise.
      markup.hidden("tags-shown", 1)
      markup.div(.class("choices")) {
        for tag in content.tags {
          markup.label(.class(tag.style)) {
            markup.input(
              .type("checkbox"), .name("tag"), .value(tag.name),
              .checked(!isTyped || kept.contains(tag.name)))
            markup.bdi(text: tag.name)
          }
        }
      }
      markup.field(words.addTags, hint: words.addTagsHint) {
        markup.input(
          .id("detailTagsField"), .name("new-tags"), .list("knownTags"), .autocomplete("off"),
          .dir("auto"), .value(visit.typed("new-tags") ?? ""),
          .invalid(problem?.kind == .invalid(.tags)), .data("draft", ""))
      }
      markup.datalist(.id("knownTags")) {
        for name in content.knownTags { markup.option(.value(name), text: "") }
      }
    }
  }
}

extension TagLabel {
  /// The styles of a tag, by its colour.
  var style: String { color.map { "tag \($0.rawValue)" } ?? "tag" }
}
