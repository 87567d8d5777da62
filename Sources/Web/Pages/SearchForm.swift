import HTML
import Presentation

/// The field above every page in which tasks are looked for.
struct SearchForm {
  let query: String
  let isWrong: Bool
  let words: Words

  func write(to markup: Markup) {
    markup.form(.class("search"), .role("search"), .action(Destination.search("").path)) {
      markup.label(.for("searchField")) {
        markup.span(.class("unseen"), text: words.searchTasks)
      }
      markup.input(
        .id("searchField"), .type("search"), .name("q"), .value(query),
        .placeholder(words.searchTasks), .autocomplete("off"), .enterkeyhint("search"),
        .named("autocapitalize", "none"), .named("spellcheck", "false"), .invalid(isWrong),
        .aria("describedby", "errorMessage").when(isWrong))
      markup.button(.class("unseen"), text: words.search)
    }
  }
}
