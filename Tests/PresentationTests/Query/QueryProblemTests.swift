import Domain
import QueryLanguage
import Testing

@testable import Presentation

@Suite struct QueryProblemTests {
  @Test(arguments: [
    ("due:fry x", 4..<7, "    ^^^"), ("家 期限:x", 11..<12, "        ^"),
    ("e\u{301} (", 4..<5, "  ^"), ("a\tb (", 4..<5, "    ^"), ("👍🏽 (", 9..<10, "   ^"),
  ])
  func `the caret stands below what is wrong, however wide the words are`(
    _ query: String, _ range: Range<Int>, _ marks: String
  ) {
    let problem = QueryProblem(QueryError(.emptyText, range), in: query, Words(.english))

    #expect(problem.pointer.marks == marks)
  }

  @Test func `says of each fault what it is, in each language`() {
    let kinds: [QueryError.Kind] = [
      .unclosedParenthesis, .unopenedParenthesis, .emptyParentheses, .unclosedQuote, .emptyText,
      .unknownField("dew", suggestion: "due"), .missingValue(field: "due"), .notADay("x"),
      .notAPriority("x"), .notADuration("x"), .notATag("x"), .notATask("x"),
      .unknownState("x", suggestion: nil), .unknownProperty("x", suggestion: nil),
      .unknownList("x", titles: ["家"]), .severalLists("x", titles: ["xa", "xb"]),
      .notOrdered(field: "tag"), .missingOperand("or"), .tooDeep(maximum: 20),
      .tooManyTerms(maximum: 100), .tooLong(maximum: 2000),
    ]

    for language in Language.allCases {
      let messages = kinds.map { Words(language).problem(withQuery: $0) }
      #expect(!messages.contains(""))
      #expect(Set(messages).count == kinds.count)
    }
  }

  @Test func `names what may have been meant`() {
    let words = Words(.english)

    #expect(
      words.problem(withQuery: .unknownField("dew", suggestion: "due")).hasSuffix(
        "Did you mean “due”?"))
    #expect(
      words.problem(withQuery: .unknownList("x", titles: ["Work", "Home"]))
        == "There is no list “x”. There are: “Work”, “Home”")
  }
}
