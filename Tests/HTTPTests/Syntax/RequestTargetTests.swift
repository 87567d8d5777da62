import HTTP
import Testing

@Suite struct RequestTargetTests {
  @Test(arguments: [
    ("/", []),
    ("/a", ["a"]),
    ("/a/", ["a", ""]),
    ("//", ["", ""]),
    ("/a/b%2Fc/%E7%89%9B", ["a", "b/c", "牛"]),
    ("/a+b", ["a+b"]),
    ("/%2525", ["%25"]),
    ("/..%2f", ["../"]),
    ("http://host/a?b", ["a"]),
    ("HTTPS://host?b", []),
    ("*", []),
  ])
  func `decodes each segment of a path once`(raw: String, path: [String]) throws {
    #expect(try RequestTarget(parsing: raw).path == path)
  }

  @Test(
    arguments: [
      ("", .unknownForm),
      ("a", .unknownForm),
      ("ftp://host/", .unknownForm),
      ("/a b", .strayByte(offset: 2)),
      ("/a\u{7F}", .strayByte(offset: 2)),
      ("/é", .strayByte(offset: 1)),
      ("/%", .malformedPath),
      ("/%4", .malformedPath),
      ("/%4g", .malformedPath),
      ("/%+1", .malformedPath),
      ("/%C3", .malformedPath),
      ("/%ED%A0%80", .malformedPath),
      ("/%00", .malformedPath),
      ("/?a=1&b=%", .malformedQuery(.malformed(field: 1))),
    ] as [(String, RequestTarget.Problem)])
  func `refuses what is no target`(raw: String, problem: RequestTarget.Problem) {
    #expect(throws: problem) { try RequestTarget(parsing: raw) }
  }

  @Test func `limits the fields of a query`() throws {
    let query = Array(repeating: "a", count: 201).joined(separator: "&")

    #expect(throws: RequestTarget.Problem.malformedQuery(.tooMany(limit: 200))) {
      try RequestTarget(parsing: "/?" + query)
    }
    #expect(try RequestTarget(parsing: "/?" + query, queryLimit: 201).query.all.count == 201)
  }
}
