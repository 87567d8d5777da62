import HTML
import HTTP
import Presentation

/// How a line is understood, as a list of chips: a part of a page, which the script puts below the
/// field.
final class QuickAddChips: QuickAddView {
  private let visit: Visit
  private var line: QuickLine?
  private var problem: Problem?

  private var words: Words { visit.words }

  init(_ visit: Visit) {
    self.visit = visit
  }

  func show(_ line: QuickLine) { self.line = line }

  func show(_ problem: Problem) { self.problem = problem }

  var response: Response {
    if let problem { return ErrorPage(visit).response(problem) }
    let parts = line?.parts ?? []
    return .html(
      Markup.fragment(capacity: 1 << 10) { markup in
        markup.ul(
          .aria("label", words.understood), .data("said", parts.map(said).joined(separator: ", "))
        ) {
          for part in parts { write(part, to: markup) }
        }
      }.bytes)
  }

  private func said(_ part: QuickLine.Part) -> String {
    part.kind == .tag ? part.label : "\(part.kindLabel) \(part.label)"
  }

  private func meaning(of part: QuickLine.Part, in markup: Markup) {
    markup.span(.class("unseen").when(part.kind == .tag), text: part.kindLabel)
    markup.text(" ")
    markup.element("b")(.dir("auto"), text: part.label)
    if part.words != part.label {
      markup.text(" ")
      markup.element("q")(.dir("auto"), text: part.words)
    }
    if let other = part.other {
      markup.button(
        .type("button"), .test("quickPartOther"), .class("quiet"),
        .data("swapped", part.isSwapped ? "true" : "false"), text: words.orElse(other))
    }
  }

  private func write(_ part: QuickLine.Part, to markup: Markup) {
    let ranges = part.ranges.map { "\($0.lowerBound)-\($0.upperBound)" }
    markup.li(
      .test("quickPart"), .data("kind", part.kind.rawValue),
      .data("ranges", ranges.joined(separator: ","))
    ) {
      markup.div { meaning(of: part, in: markup) }
      markup.button(
        .type("button"), .test("quickPartKeep"), .class("icon cross"),
        .aria("label", words.keepInTitle(part.words)), .title(words.keepInTitle(part.words)))
    }
  }
}
