import HTML
import Presentation

/// The steps for each program, one folded below the other.
struct ClientGuides {
  let guides: [ClientGuide]
  let words: Words

  func write(to markup: Markup) {
    markup.section(.class("sheet"), .aria("labelledby", "guidesTitle")) {
      markup.h2(.id("guidesTitle"), text: words.stepsForPrograms)
      for guide in guides { write(guide, to: markup) }
    }
  }

  private func write(_ guide: ClientGuide, to markup: Markup) {
    markup.details(.id("guide-\(guide.id)"), .class("more steps"), .test("guide")) {
      markup.summary(text: guide.title)
      markup.ol {
        for (index, step) in guide.steps.enumerated() {
          markup.li {
            markup.span(text: step.text)
            if let file = step.file {
              let id = "\(guide.id)-\(index)"
              markup.pre(.id(id), .named("translate", "no"), text: file)
              markup.copyButton(for: id, step.text, in: words)
            }
          }
        }
      }
      if guide.takesProfile {
        markup.p(.class("actions")) {
          markup.a(
            .id("profileLink-\(guide.id)"), .class("plain"), .href(ConfigurationProfile.path),
            text: words.downloadProfile)
        }
      }
    }
  }
}
