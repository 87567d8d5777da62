import Domain
import QueryLanguage
import Testing

@Suite struct ErrorTests {
  @Test(arguments: faults)
  func `says what is wrong and where`(_ fault: Fault) throws {
    let error = #expect(throws: QueryError.self) { try parse(fault.query) }

    #expect(error?.kind == fault.kind)
    let words = error.map { Array(fault.query.utf8)[$0.range] } ?? []
    #expect(String(decoding: words, as: UTF8.self) == fault.words)
  }

  static let titles = ["Work", "Work trips", "Home", "Homework", "仕事", "買い物 リスト", "회사", "회사 일"]

  static let faults = [
    Fault("a (b or c", .unclosedParenthesis, at: "("),
    Fault("(", .unclosedParenthesis, at: "("),
    Fault("(家（b", .unclosedParenthesis, at: "（"),
    Fault("a) b", .unopenedParenthesis, at: ")"),
    Fault(") b", .unopenedParenthesis, at: ")"),
    Fault("a () b", .emptyParentheses, at: "()"),
    Fault("牛乳 \"a b", .unclosedQuote, at: "\""),
    Fault("tag:「家", .unclosedQuote, at: "「"),
    Fault("a \"\"", .emptyText, at: "\"\""),
    Fault("a \" \"", .emptyText, at: "\" \""),
    Fault("duo:today", .unknownField("duo", suggestion: "due"), at: "duo"),
    Fault("家 prioritty>=high", .unknownField("prioritty", suggestion: "priority"), at: "prioritty"),
    Fault("wherever:x", .unknownField("wherever", suggestion: nil), at: "wherever"),
    Fault("a due:", .missingValue(field: "due"), at: "due:"),
    Fault("(due<= ) b", .missingValue(field: "due"), at: "due<="),
    Fault("期限:いつか", .notADay("いつか"), at: "いつか"),
    Fault("due<=2026-02-30", .notADay("2026-02-30"), at: "2026-02-30"),
    Fault("due:9am", .notADay("9am"), at: "9am"),
    Fault("due:\"some day\" x", .notADay("some day"), at: "\"some day\""),
    Fault("due<none", .notADay("none"), at: "none"),
    Fault("priority:urgent", .notAPriority("urgent"), at: "urgent"),
    Fault("a !now", .notAPriority("now"), at: "now"),
    Fault("a ! b", .notAPriority(""), at: "!"),
    Fault("estimate<soon", .notADuration("soon"), at: "soon"),
    Fault("estimate<-5", .notADuration("-5"), at: "-5"),
    Fault("# a", .notATag(""), at: "#"),
    Fault("in:twelve", .notATask("twelve"), at: "twelve"),
    Fault("in:99999999999999999999", .notATask("99999999999999999999"), at: "99999999999999999999"),
    Fault("is:doen", .unknownState("doen", suggestion: nil), at: "doen"),
    Fault("is:overdeu", .unknownState("overdeu", suggestion: "overdue"), at: "overdeu"),
    Fault("has:notess", .unknownProperty("notess", suggestion: "notes"), at: "notess"),
    Fault("list:Garden x", .unknownList("Garden", titles: titles), at: "Garden"),
    Fault("+Hom", .severalLists("Hom", titles: ["Home", "Homework"]), at: "Hom"),
    Fault("+ a", .unknownList("", titles: titles), at: "+"),
    Fault("tag<home", .notOrdered(field: "tag"), at: "tag<"),
    Fault("list>=Work", .notOrdered(field: "list"), at: "list>="),
    Fault("a or", .missingOperand("or"), at: "or"),
    Fault("or a", .missingOperand("or"), at: "or"),
    Fault("a and or b", .missingOperand("and"), at: "and"),
    Fault("(a or) b", .missingOperand("or"), at: "or"),
    Fault("a not", .missingOperand("not"), at: "not"),
    Fault("以外", .missingOperand("以外"), at: "以外"),
    Fault("家 または", .missingOperand("または"), at: "または"),
    Fault("a - b", .missingOperand("-"), at: "-"),
    Fault("a <= b", .missingOperand("<="), at: "<="),
  ]

  @Test func `bounds how deep parentheses stand in one another`() throws {
    let deep = String(repeating: "(", count: 20) + "a" + String(repeating: ")", count: 20)

    #expect(try parse(deep) == text("a"))
    let error = #expect(throws: QueryError.self) { try parse("(" + deep + ")") }
    #expect(error == QueryError(.tooDeep(maximum: 20), 20..<21))
  }

  @Test func `bounds how long it is`() throws {
    let long = String(repeating: "あ", count: 667)

    #expect(try parse(String(long.dropLast())) == text(String(long.dropLast())))
    let error = #expect(throws: QueryError.self) { try parse(long) }
    #expect(error == QueryError(.tooLong(maximum: 2000), 2000..<2001))
  }

  @Test func `bounds how many terms it has`() throws {
    let terms = String(repeating: "a ", count: 100)

    #expect(throws: Never.self) { try parse(terms) }
    let error = #expect(throws: QueryError.self) { try parse(terms + "bc d") }
    #expect(error == QueryError(.tooManyTerms(maximum: 100), 200..<204))
  }

  @Test func `turning round a thousand times is no recursion`() throws {
    #expect(try parse(String(repeating: "-", count: 1999) + "a") == .not(text("a")))
  }
}
