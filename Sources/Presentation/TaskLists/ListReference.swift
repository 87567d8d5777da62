import Domain
import UnicodeText

/// A list as somebody names it on a command line: its number, its title, or the start of one.
package struct ListReference: Equatable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The list that is meant; an exact title wins over a folded one, that over its start, and a
  /// title over a number.
  func resolve(among lists: [ListSummary], in words: Words) throws(ListReferenceError)
    -> ListSummary
  {
    let matches = [
      lists.filter { $0.displayTitle(in: words) == text },
      lists.filter { folded($0.displayTitle(in: words)) == folded(text) },
      lists.filter { Int(text) == $0.id.number },
      lists.filter { folded($0.displayTitle(in: words)).starts(with: folded(text)) },
    ]
    for found in matches {
      if let first = found.first, found.count == 1 { return first }
      if found.count > 1 {
        throw .several(text, titles: found.map { $0.displayTitle(in: words) })
      }
    }
    throw .none(text)
  }

  /// Letters without case, width and accents: a title's key up to the title itself.
  private func folded(_ text: String) -> ArraySlice<UInt8> {
    collationKey(text).prefix { $0 != 0 }
  }
}

/// Why a reference to a list leads to none.
enum ListReferenceError: Error, Equatable {
  case none(String)
  case several(String, titles: [String])

  func problem(in words: Words) -> Problem {
    switch self {
    case .none(let text): Problem(.notFound, words.noList(text))
    case .several(let text, let titles):
      Problem(.invalid(.list), words.severalLists(text, titles: titles))
    }
  }
}
