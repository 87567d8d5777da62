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
    TaskForm(
      title: self["title"], notes: self["notes"], priority: priority, list: list("list"), due: due)
  }

  /// Two fields in a form, one text where a version is chosen.
  private var due: TaskForm.DateInput? {
    if let text = self["due"] { return .text(text) }
    guard let date = self["due-date"] else { return nil }
    return .fields(date: date, time: self["due-time"] ?? "")
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
