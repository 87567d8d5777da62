import HTTP
import Testing

@Suite struct FormFieldsTests {
  @Test(
    arguments: [
      ("", []),
      ("a=1&b=2", [.init(name: "a", value: "1"), .init(name: "b", value: "2")]),
      ("title=%E7%89%9B%E4%B9%B3+%26", [.init(name: "title", value: "牛乳 &")]),
      ("a", [.init(name: "a", value: "")]),
      ("=x", [.init(name: "", value: "x")]),
      ("a=b=c", [.init(name: "a", value: "b=c")]),
      ("&&a=1&", [.init(name: "a", value: "1")]),
      ("n=a%0D%0Ab", [.init(name: "n", value: "a\r\nb")]),
      ("a%3Db=%3D", [.init(name: "a=b", value: "=")]),
      ("牛=乳", [.init(name: "牛", value: "乳")]),
    ] as [(String, [FormFields.Field])])
  func `are read in their order`(form: String, fields: [FormFields.Field]) throws {
    #expect(try FormFields(parsing: Array(form.utf8)).all == fields)
  }

  @Test(
    arguments: [
      (Array("a=%".utf8), 0),
      (Array("a=1&%zz=2".utf8), 1),
      (Array("a=%C3%28".utf8), 0),
      ([0x61, 0x3D, 0xFF], 0),
      (Array("a=1&b=%ED%A0%80".utf8), 1),
    ] as [([UInt8], Int)])
  func `are refused when they are no text`(form: [UInt8], index: Int) {
    #expect(throws: FormFields.Problem.malformed(field: index)) { try FormFields(parsing: form) }
  }

  @Test func `are refused when there are too many`() throws {
    let form = Array("a&a&a".utf8)

    #expect(throws: FormFields.Problem.tooMany(limit: 2)) {
      try FormFields(parsing: form, limit: 2)
    }
    #expect(try FormFields(parsing: form, limit: 3).values(of: "a") == ["", "", ""])
  }

  @Test func `are found by name`() throws {
    let fields = try FormFields(parsing: Array("a=1&b=2&a=3".utf8))

    #expect(fields["a"] == "1")
    #expect(fields["c"] == nil)
    #expect(fields.values(of: "a") == ["1", "3"])
  }

  @Test(arguments: [
    ("application/x-www-form-urlencoded", true),
    ("Application/X-WWW-Form-URLEncoded; charset=UTF-8", true),
    ("multipart/form-data; boundary=x", false),
    ("text/plain", false),
    (nil, false),
  ])
  func `are taken from a body of their kind alone`(type: String?, isTaken: Bool) throws {
    let request = try Request(
      .post, headers: type.map { [(.contentType, $0)] } ?? [], body: Array("a=1".utf8))

    if isTaken {
      #expect(try request.form()["a"] == "1")
    } else {
      #expect(throws: FormFields.Problem.notForm) { try request.form() }
    }
  }
}
