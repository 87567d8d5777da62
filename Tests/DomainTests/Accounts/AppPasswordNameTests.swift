import Domain
import Testing

/// What can name an app password.
@Suite struct AppPasswordNameTests {
  @Test(arguments: [
    ("Phone", "Phone"), ("  Ada’s phone ", "Ada’s phone"), ("태블릿", "태블릿"), ("携帯", "携帯"),
    ("e\u{301}cran", "\u{E9}cran"),
    (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
    (String(repeating: "👩🏽‍💻", count: 60), String(repeating: "👩🏽‍💻", count: 60)),
  ])
  func `takes a line, without the space around it`(_ typed: String, _ kept: String) throws {
    let name = try AppPasswordName(typed)

    #expect(Array(name.text.utf8) == Array(kept.utf8))
  }

  @Test(arguments: [
    ("", AppPasswordNameError.empty), (" \u{3000}\n", .empty), ("\u{200B}", .empty),
    (String(repeating: "x", count: 61), .tooLong(maximum: 60)),
    ("x" + String(repeating: "\u{301}", count: 1000), .tooLong(maximum: 60)),
    ("two\nlines", .notOneLine), ("a\u{1B}[31m", .notOneLine), ("a\0b", .notOneLine),
    ("right\u{202E}left", .notOneLine), ("a\u{2028}b", .notOneLine),
  ])
  func `takes nothing else`(_ typed: String, _ error: AppPasswordNameError) {
    #expect(throws: error) { try AppPasswordName(typed) }
  }
}
