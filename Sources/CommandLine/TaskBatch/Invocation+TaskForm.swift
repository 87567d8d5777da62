import Arguments
import Domain
import Presentation

extension Invocation {
  /// What the options say of a new task, without its title.
  func newTaskForm(_ words: Words) throws(Failure) -> TaskForm {
    var form = try form(words)
    form.tags = values(of: "tag").filter { $0 != Self.none }
    return form
  }

  /// What the options say of tasks that are there: tags are put on beside those that they have, and
  /// `none` takes those off.
  func changedTaskForm(_ words: Words) throws(Failure) -> TaskForm {
    var form = try form(words)
    form.title = value(of: "title")
    let tags = values(of: "tag")
    if tags.contains(Self.none) {
      form.tags = tags.filter { $0 != Self.none }
    } else {
      form.addedTags = tags
    }
    form.removedTags = values(of: "untag")
    guard !has("this") || !has("all-to-come") else { throw Failure(words.bothExtents, .misused) }
    if form != TaskForm() {
      if has("this") { form.extent = .thisOne }
      if has("all-to-come") { form.extent = .allToCome }
    }
    return form
  }

  private func form(_ words: Words) throws(Failure) -> TaskForm {
    let parent = emptiable("parent")
    if let parent, !parent.isEmpty, Int(plainDigits: parent) == nil {
      throw Failure(words.notATaskNumber(parent), .misused)
    }
    let reminders = values(of: "remind")
    return TaskForm(
      notes: value(of: "notes"),
      priority: value(of: "priority").flatMap { Priority(name: $0) }, parent: parent,
      start: emptiable("start").map { .text($0) }, due: emptiable("due").map { .text($0) },
      repetition: try repetition(words), estimate: emptiable("estimate"), url: emptiable("url"),
      reminders: reminders.isEmpty ? nil : reminders.filter { $0 != Self.none })
  }

  private func repetition(_ words: Words) throws(Failure) -> TaskForm.RepetitionInput? {
    let mode = value(of: "repeat-mode").flatMap { RepeatMode(name: $0) }
    guard let text = emptiable("repeat") else {
      if mode != nil { throw Failure(words.modeWithoutRepetition, .misused) }
      return nil
    }
    return TaskForm.RepetitionInput(text, mode: mode)
  }

  private static let none = "none"

  /// The option's value; blank for `none`.
  private func emptiable(_ option: String) -> String? {
    value(of: option).map { $0 == Self.none ? "" : $0 }
  }
}
