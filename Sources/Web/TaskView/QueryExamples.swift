import HTML
import Presentation

/// What can be typed into the search field, by examples that lead to what they find.
struct QueryExamples {
  let words: Words

  func write(to markup: Markup) {
    markup.section(.class("examples"), .aria("labelledby", "queryHelp")) {
      markup.h2(.id("queryHelp"), text: words.queryHelp)
      markup.dl {
        for (query, meaning) in words.queryExamples {
          markup.dt { markup.a(.href(Destination.search(query).path)) { markup.code(text: query) } }
          markup.dd(text: meaning)
        }
      }
    }
  }
}
