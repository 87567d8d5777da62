import DAV
import HTTP
import Testing

@Suite struct HrefTests {
  private static let spellings: [(sent: String, segments: [String], canonical: String)] = [
    ("/", [], "/"),
    ("/a", ["a"], "/a"), ("/a/", ["a"], "/a/"),
    ("/me%40example.org/b", ["me@example.org", "b"], "/me@example.org/b"),
    ("/me@example.org/b", ["me@example.org", "b"], "/me@example.org/b"),
    ("/a%20b/c d", ["a b", "c d"], "/a%20b/c%20d"),
    ("/a+b", ["a+b"], "/a%2Bb"), ("/a%2bb", ["a+b"], "/a%2Bb"),
    ("/%E3%81%82", ["あ"], "/%E3%81%82"), ("/あ", ["あ"], "/%E3%81%82"),
    ("/a%252Fb", ["a%2Fb"], "/a%252Fb"), ("/100%25", ["100%"], "/100%25"),
    ("/20210609T084907Z-@syn:1", ["20210609T084907Z-@syn:1"], "/20210609T084907Z-@syn:1"),
    ("/a&b<c>", ["a&b<c>"], "/a%26b%3Cc%3E"),
    ("/...", ["..."], "/..."), ("/%01", ["\u{1}"], "/%01"),
    ("/a;b=c", ["a;b=c"], "/a%3Bb%3Dc"),
  ]

  @Test(arguments: spellings)
  func `decodes once and encodes in one way`(
    sent: String, segments: [String], canonical: String
  ) throws {
    let href = try Href(parsing: sent)

    #expect(href.segments == segments)
    #expect(href.text == canonical)
    #expect(try Href(parsing: canonical) == href)
  }

  @Test(arguments: [
    ("", HrefError.notAbsolute), ("a", .notAbsolute), ("*", .notAbsolute),
    ("/a%2Fb", .badSegment), ("/a%2fb", .badSegment), ("/a%00", .badSegment), ("/\0", .badSegment),
    ("/.", .badSegment), ("/a/../b", .badSegment), ("/a/%2e%2E/b", .badSegment),
    ("/a//b", .badSegment), ("//", .badSegment), ("/a//", .badSegment),
    ("/%", .badPercentEncoding), ("/%4", .badPercentEncoding), ("/%zz", .badPercentEncoding),
    ("/%FF", .invalidUTF8), ("/%C0%AF", .invalidUTF8), ("/%ED%A0%80", .invalidUTF8),
    ("/a?b", .queryOrFragment), ("/a#b", .queryOrFragment),
    ("/" + String(repeating: "x", count: 1_025), .tooLong(limit: 1_024)),
    (String(repeating: "/x", count: 5_000), .tooLong(limit: 8_192)),
  ])
  func `refuses what names nothing`(sent: String, error: HrefError) {
    #expect(throws: error) { try Href(parsing: sent) }
  }

  @Test func `tells names apart that only look the same`() throws {
    let composed = try Href(parsing: "/%C3%A9")
    let decomposed = try Href(parsing: "/e%CC%81")

    #expect(composed != decomposed)
    #expect(composed.segments == decomposed.segments)
    #expect(Set([composed, decomposed]).count == 2)
  }

  @Test func `takes segments as a request's path is taken apart`() throws {
    #expect(try Href(segments: ["a", "b", ""]).text == "/a/b/")
    #expect(try Href(segments: ["a", "b"]).text == "/a/b")
    #expect(try Href(segments: []).text == "/")
    #expect(throws: HrefError.badSegment) { try Href(segments: ["a/b"]) }
    #expect(throws: HrefError.badSegment) { try Href(segments: ["", "a"]) }
  }

  private static let references: [(text: String, host: String?, isLocal: Bool, path: String)] = [
    ("/a", nil, true, "/a"),
    ("http://example.org/a%40b", "example.org", true, "/a@b"),
    ("HTTPS://Example.ORG:443/a", "example.org", true, "/a"),
    ("http://example.org:8080/a/", "example.org:8080", true, "/a/"),
    ("http://example.org", "example.org:80", true, "/"),
    ("http://me:secret@example.org/a", "example.org", true, "/a"),
    ("http://example.org/a", "example.net", false, "/a"),
    ("http://example.org:8080/a", "example.org", false, "/a"),
    ("http://example.org/a", nil, false, "/a"),
  ]

  @Test(arguments: references)
  func `knows an address of the same server`(
    text: String, host: String?, isLocal: Bool, path: String
  ) throws {
    let reference = try Reference(parsing: text)

    #expect(reference.isLocal(host: host) == isLocal)
    #expect(reference.href.text == path)
  }

  @Test func `reads a destination, and refuses another server's`() throws {
    #expect(
      try Destination.href(parsing: " http://h/a%20b ", host: "h").segments == ["a b"])
    #expect(
      #expect(throws: DAVError.self) { try Destination.href(parsing: "http://i/a", host: "h") }?
        .status == .forbidden)
    #expect(
      #expect(throws: DAVError.self) { try Destination.href(parsing: nil, host: "h") }?
        .status == .badRequest)
    #expect(
      #expect(throws: DAVError.self) { try Destination.href(parsing: "/a/../b", host: "h") }?
        .status == .badRequest)
  }
}
