import Domain
import Testing

/// What can be an address to log in with.
@Suite struct EmailAddressTests {
  @Test(arguments: [
    "ada@example.org", "Ada.Lovelace+tasks@sub.example.org", "a@b", "\"quoted\"@example.org",
    "유저@예시.한국", " ada@example.org ",
  ])
  func `takes what has the shape of an address`(_ text: String) {
    #expect(EmailAddress(text) != nil)
  }

  @Test(arguments: [
    "", "ada", "@", "@example.org", "ada@", "a@b@c", "a da@example.org", "ada@exa mple.org",
    "ada@exam\0ple.org", "ada\n@example.org", "ada\u{3000}@example.org", "ada@ex\u{7F}ample.org",
  ])
  func `takes nothing else`(_ text: String) {
    #expect(EmailAddress(text) == nil)
  }

  @Test func `has a longest length`() {
    let longest = String(repeating: "a", count: 252) + "@b"

    #expect(EmailAddress(longest) != nil)
    #expect(EmailAddress("a" + longest) == nil)
  }

  @Test func `is the same in any case, and keeps what was typed`() throws {
    let typed = try #require(EmailAddress(" Ada@Example.org"))
    let other = try #require(EmailAddress("ADA@EXAMPLE.ORG"))

    #expect(typed == other)
    #expect(Set([typed, other]).count == 1)
    #expect(typed.text == "Ada@Example.org")
    #expect(typed.canonical == "ada@example.org")
  }
}
