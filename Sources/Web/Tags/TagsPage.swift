import Domain
import HTML
import HTTP
import Presentation

/// The person's tags as a web page: named anew, coloured and taken off here.
final class TagsPage: TagsView {
  private let visit: Visit
  private var content: TagsContent?
  private(set) var problem: Problem?
  private var notice: Notice?
  private var hasMerged = false

  init(_ visit: Visit) {
    self.visit = visit
  }

  func show(_ content: TagsContent) { self.content = content }

  func show(_ problem: Problem) { self.problem = self.problem ?? problem }

  func show(_ notice: Notice) { self.notice = notice }

  func open(_ destination: Destination) {}

  /// The next page says that two tags became one.
  func didMerge() { hasMerged = true }

  var response: Response {
    if let content { return page(of: content).with(problem) }
    if let problem { return ErrorPage(visit).response(problem) }
    let address = Place(.tags).address(announcing: notice)
    return .redirect(to: hasMerged && notice?.change != nil ? address + "&merged=1" : address)
  }

  private func page(of content: TagsContent) -> Response {
    let words = visit.words
    return Layout(
      visit: visit, kind: .tags, title: words.tags, navigation: content.navigation, notice: notice,
      place: Place(.tags), isLive: true
    ).response { markup in
      markup.h1(text: words.tags)
      markup.error(problem?.message)
      if let message = content.emptyMessage {
        markup.p(.class("empty"), text: message)
      } else {
        markup.ul(.id("tagTable"), .class("lists tags")) {
          for row in content.rows { write(row, of: content, to: markup) }
        }
      }
    }
  }

  private func write(_ row: TagsContent.Row, of content: TagsContent, to markup: Markup) {
    let words = visit.words
    markup.li(.test("tagRow"), .data("list", row.key), .tabindex(-1)) {
      markup.span(.class("dot \(row.color?.rawValue ?? "")"), .aria("hidden", true))
      markup.form(.class("name"), .method("post"), .action("/tags?_method=PUT")) {
        markup.hidden("tag", row.name)
        markup.input(
          .test("tagNameField"), .name("name"), .value(row.name), .autocomplete("off"),
          .enterkeyhint("done"), .dir("auto"), .aria("label", words.nameOfTag(row.name)))
        markup.button(.class("quiet"), text: words.rename)
      }
      markup.span(.class("count"), text: row.openCountLabel)
      markup.form(.class("color"), .method("post"), .action("/tags?_method=PUT")) {
        markup.hidden("tag", row.name)
        markup.select(
          .test("tagColorPicker"), .name("color"), .autocomplete("off"), .data("sends", ""),
          .aria("label", words.colorOfTag(row.name))
        ) {
          markup.options(
            content.colors.map { ($0.color, $0.color?.rawValue ?? "", $0.label) },
            chosen: row.color)
        }
        markup.button(.class("quiet unscripted"), text: words.applyColor)
      }
      markup.form(.class("tools"), .method("post"), .action("/tags?_method=DELETE")) {
        markup.hidden("tag", row.name)
        markup.button(
          .test("tagDelete"), .class("icon trash"), .aria("label", words.deleteTag(row.name)))
      }
    }
  }
}
