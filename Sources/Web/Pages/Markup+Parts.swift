import HTML
import Presentation

extension Markup {
  enum Brand {
    case a
    case p
  }

  /// Hibi's name: a way home, or on its own where there is none.
  func brand(_ kind: Brand) {
    let name = {
      self.span(text: "Hibi")
      self.small(.lang("ja"), text: "日々")
    }
    switch kind {
    case .a: a(.class("brand"), .href(Destination.home.path), content: name)
    case .p: p(.class("brand"), content: name)
    }
  }

  /// A field that nobody sees, sent with its form.
  func hidden(_ name: String, _ value: String) {
    input(.type("hidden"), .name(name), .value(value))
  }

  func hidden(_ name: String, _ value: Int) {
    input(.type("hidden"), .name(name), .value(value))
  }

  /// What went wrong, or room for it: said at once to those who don't see it appear.
  func error(_ message: String?) {
    p(.id("errorMessage"), .class("error"), .role("alert"), text: message ?? "")
  }

  /// A field with its label above.
  func field(_ label: String, hint: String? = nil, content: () -> Void) {
    self.label(.class("field")) {
      span(text: label)
      content()
      if let hint { small(text: hint) }
    }
  }

  /// A choice of one among some, each with its value and label.
  func options<Value: Equatable>(
    _ choices: [(value: Value, name: String, label: String)], chosen: Value
  ) {
    for choice in choices {
      option(.value(choice.name), .selected(choice.value == chosen), text: choice.label)
    }
  }
}

extension Attribute {
  /// Marks the link to the page that is shown.
  static func current(_ isSo: Bool) -> Attribute { .aria("current", "page").when(isSo) }

  /// For tests to find an element that repeats.
  static func test(_ identifier: String) -> Attribute { .data("testid", identifier) }

  /// What a field shows is about a problem.
  static func invalid(_ isSo: Bool) -> Attribute { .aria("invalid", true).when(isSo) }

  static func formmethod(_ method: String) -> Attribute { .named("formmethod", method) }
}
