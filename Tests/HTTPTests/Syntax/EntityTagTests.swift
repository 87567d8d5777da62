import HTTP
import Testing

@Suite struct EntityTagTests {
  @Test(arguments: [
    ("\"a\"", "a", false), ("W/\"a\"", "a", true), ("\"\"", "", false), ("\"é,x\"", "é,x", false),
  ])
  func `is read`(text: String, opaque: String, isWeak: Bool) throws {
    let tag = try #require(EntityTag(parsing: text))

    #expect(tag.opaque == opaque)
    #expect(tag.isWeak == isWeak)
    #expect(tag.description == text)
  }

  @Test(arguments: ["", "a", "\"", "\"a", "w/\"a\"", "W/a", "\"a\"b\"", "\"a b\"", "\"a\n\""])
  func `is not read out of what is none`(text: String) {
    #expect(EntityTag(parsing: text) == nil)
  }

  @Test(arguments: [
    (["\"a\""], ["\"a\""]),
    (["\"a\", W/\"b\" ,\"c\""], ["\"a\"", "W/\"b\"", "\"c\""]),
    (["\"a,b\"", "\"c\""], ["\"a,b\"", "\"c\""]),
    ([", ,\"a\",,"], ["\"a\""]),
    ([""], []),
    ([], []),
  ])
  func `is listed`(fields: [String], tags: [String]) {
    #expect(EntityTagList(parsing: fields) == .tags(tags.compactMap { EntityTag(parsing: $0) }))
  }

  @Test(arguments: [
    "a", "\"a", "\"a\"\"b\"", "\"a\" b", "*, \"a\"", "\"a\", *", "W/", "\"a\"W/\"b\"",
  ])
  func `lists are not read out of what is none`(field: String) {
    #expect(EntityTagList(parsing: [field]) == nil)
  }

  @Test func `lists are limited`() {
    let field = (0..<200).map { "\"\($0)\"" }.joined(separator: ",")

    #expect(EntityTagList(parsing: [field]) == nil)
    #expect(EntityTagList(parsing: [field], limit: 200) != nil)
  }

  @Test func `is compared weakly or strongly`() throws {
    let strong = try #require(EntityTag("a"))
    let weak = try #require(EntityTag("a", isWeak: true))
    let list = try #require(EntityTagList(parsing: ["W/\"a\", \"b\""]))
    let strongList = try #require(EntityTagList(parsing: ["\"a\""]))

    #expect(list.contains(strong))
    #expect(list.contains(weak))
    #expect(!list.contains(strong, strongly: true))
    #expect(strongList.contains(strong, strongly: true))
    #expect(!strongList.contains(weak, strongly: true))
    #expect(EntityTagList(parsing: [" * "])?.contains(weak, strongly: true) == true)
  }

  /// A page that differs in one bit anywhere, or in length, has another tag.
  @Test func `tells contents apart`() {
    let page = [UInt8](repeating: 0, count: 100)
    var tags: Set<EntityTag> = [EntityTag(hashing: page)]
    for length in 0..<100 {
      tags.insert(EntityTag(hashing: Array(page.prefix(length))))
    }
    for bit in 0..<800 {
      var other = page
      other[bit / 8] = 1 << UInt8(bit % 8)
      tags.insert(EntityTag(hashing: other))
    }

    #expect(tags.count == 901)
  }
}
