import DAV
import HTTP
import Testing

@Suite struct HeaderTests {
  @Test func `reads how deep a request reaches`() throws {
    #expect(try Depth(parsing: nil) == nil)
    #expect(try Depth(parsing: "0") == .zero)
    #expect(try Depth(parsing: " 1 ") == .one)
    #expect(try Depth(parsing: "Infinity") == .infinity)
    #expect(throws: DAVError.self) { try Depth(parsing: "2") }
  }

  @Test func `reads whether something may be replaced`() throws {
    #expect(try Overwrite(parsing: nil) == .allowed)
    #expect(try Overwrite(parsing: "T") == .allowed)
    #expect(try Overwrite(parsing: "F") == .refused)
    #expect(throws: DAVError.self) { try Overwrite(parsing: "maybe") }
  }

  @Test func `reads what a client would like`() {
    #expect(Preferences(prefer: ["return=minimal"]).isMinimal)
    #expect(Preferences(prefer: ["wait=10; x, Return = \"minimal\" ;y=z"]).isMinimal)
    #expect(
      Preferences(prefer: ["return=representation", "return=minimal"]).returning == .representation)
    #expect(Preferences(prefer: [], brief: "t").isMinimal)
    #expect(!Preferences(prefer: ["return=representation"], brief: "t").isMinimal)
    #expect(!Preferences(prefer: ["return"], brief: "f").isMinimal)
    #expect(Preferences(prefer: ["depth-noroot, return=minimal"]).omitsRoot)
  }

  @Test func `says which preferences were fulfilled`() {
    let preferences = Preferences(prefer: ["depth-noroot, return=minimal"])

    #expect(preferences.applied(returning: true, root: true) == "return=minimal, depth-noroot")
    #expect(preferences.applied(returning: true) == "return=minimal")
    #expect(Preferences(prefer: []).applied(returning: true, root: true) == nil)
  }

  /// The resource has the tag "a" and no lock, so of these states none but that tag holds.
  private static let conditions: [(field: String, holds: Bool)] = [
    ("([\"a\"])", true), ("([\"b\"])", false), ("([W/\"a\"])", false),
    ("(Not [\"a\"])", false), ("(not[\"b\"])", true),
    ("(<urn:uuid:1>)", false), ("(Not <DAV:no-lock>)", true),
    ("(<urn:uuid:1>) (Not <DAV:no-lock>)", true), ("(<urn:uuid:1>)([\"a\"])", true),
    ("([\"a\"] <urn:uuid:1>)", false), ("([\"a\"] Not <DAV:no-lock>)", true),
    ("</x> ([\"a\"])", false), ("</x> ([\"x\"])", true),
    ("</x> ([\"y\"]) ([\"x\"]) </y> ([\"y\"])", true),
    ("([\"]\"])", false),
  ]

  @Test(arguments: conditions)
  func `knows whether the states that a request wants are there`(
    field: String, holds: Bool
  ) throws {
    let header = try #require(try IfHeader(parsing: field))

    let result = header.holds { state, resource in
      guard case .entityTag(let tag) = state, !tag.isWeak else { return false }
      return tag.opaque == (resource == "/x" ? "x" : "a")
    }
    #expect(result == holds)
  }

  @Test(arguments: [
    "", " ", "x", "()", "(", "(<a>", "(<>)", "([\"a\")", "([a])", "(Not)", "</x>", "</x", "<",
    "([\"a\"]) </x> ([\"a\"])", "([\"a\"]) x", "(Not Not <a>)",
  ])
  func `refuses a malformed condition`(field: String) {
    let error = #expect(throws: DAVError.self) { try IfHeader(parsing: field) }

    #expect(error?.status == .badRequest)
  }

  @Test func `names the tokens that a request submits`() throws {
    let header = try #require(try IfHeader(parsing: "(<urn:1> [\"a\"]) (Not <urn:2>)"))

    #expect(header.tokens == ["urn:1", "urn:2"])
  }
}
