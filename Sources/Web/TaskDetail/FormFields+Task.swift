import Domain
import HTML
import HTTP
import Presentation

extension Priority {
  /// Its name in forms.
  var name: String {
    switch self {
    case .none: "none"
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }
}

extension FormFields {
  var priority: Priority? {
    self["priority"].flatMap { name in Priority.allCases.first { $0.name == name } }
  }

  /// A task to be added; fields that a form does not have are left out.
  var draft: TaskForm {
    TaskForm(title: self["title"] ?? "", notes: self["notes"], priority: priority, due: due)
  }

  /// What a task is to be changed to.
  var taskForm: TaskForm {
    var form = TaskForm(
      title: self["title"], notes: self["notes"], priority: priority, list: list("list"),
      parent: self["parent"], start: date("start"), due: due, repetition: repetition, tags: tags,
      estimate: self["estimate"], url: self["url"], reminders: self["reminders"].map(Self.lines))
    form.extent = extent
    return form
  }

  var repeatMode: RepeatMode? { self["repeat-mode"].flatMap(RepeatMode.init(name:)) }

  private var extent: TaskChanges.Extent? {
    switch self["extent"] {
    case "one"?: .thisOne
    case "all"?: .allToCome
    default: nil
    }
  }

  private var due: TaskForm.DateInput? { date("due") }

  /// Two fields in a form, one text where a version is chosen.
  private func date(_ name: String) -> TaskForm.DateInput? {
    if let text = self[name] { return .text(text) }
    guard let date = self["\(name)-date"] else { return nil }
    return .fields(date: date, time: self["\(name)-time"] ?? "")
  }

  /// Two fields in a form; where a version is chosen, the mode on a line before the text.
  private var repetition: TaskForm.RepetitionInput? {
    if let text = self["repeat"] { return .init(text, mode: repeatMode) }
    guard let both = self["repetition"].map(Self.lines), let mode = both.first else { return nil }
    return .init(both.dropFirst().joined(separator: " "), mode: RepeatMode(name: mode))
  }

  /// Those that are ticked and those that are typed; where a version is chosen, one on each line.
  private var tags: [String]? {
    if let text = self["tags"] { return Self.lines(text) }
    guard self["tags-shown"] != nil else { return nil }
    let new = (self["new-tags"] ?? "").split { [",", "、", "，"].contains($0) }
    return values(of: "tag") + new.map(String.init)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}

extension Markup {
  /// The options of a choice of priority.
  func priorities(_ choices: [PriorityChoice], chosen: Priority) {
    for choice in choices {
      option(
        .value(choice.priority.name), .selected(choice.priority == chosen), text: choice.label)
    }
  }
}
