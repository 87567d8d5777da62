import HTML
import Presentation

extension Markup {
  /// What has to be entered elsewhere, with its name and a button that copies it.
  func entry(_ id: String, _ label: String, _ value: String, in words: Words) {
    div {
      dt(text: label)
      dd {
        code(.id(id), .named("translate", "no"), text: value)
        copyButton(for: id, label, in: words)
      }
    }
  }

  /// A button that copies the text of an element; there is none without a script.
  func copyButton(for id: String, _ label: String, in words: Words) {
    button(
      .class("quiet copy"), .type("button"), .data("copies", id), .data("copied", words.copied),
      .aria("label", words.copyText(label))
    ) {
      span(text: words.copy)
    }
  }
}
