import Foundation
import JSON
import Testing

@Suite struct JSONTests {
  @Test func `writes members in their order and without spaces`() {
    let bytes = JSONObject.text {
      $0.member("id", 12)
      $0.member("title", "買い物👍🏽")
      $0.member("completed", false)
      $0.member("due", nil as String?)
      $0.object("list") { $0.member("name", "Home") }
      $0.array("tags") {
        $0.element("a")
        $0.element(-1)
        $0.element(true)
        $0.element(nil as Int?)
        $0.array { _ in }
        $0.object { _ in }
      }
      $0.member("last", nil as Bool?)
    }

    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"id":12,"title":"買い物👍🏽","completed":false,"due":null,"list":{"name":"Home"},"#
        + #""tags":["a",-1,true,null,[],{}],"last":null}"#)
  }

  static let escapes: [(String, String)] = [
    ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{1B}\u{7F}", #""\u0000\u001b\u007f""#),
    ("\u{80}\u{9B}\u{9F}\u{A0}é", "\"\\u0080\\u009b\\u009f\u{A0}é\""), ("청소하기", "\"청소하기\""),
  ]

  @Test(arguments: escapes)
  func `escapes what may not be in a string, and what commands a terminal`(
    text: String, json: String
  ) {
    let bytes = JSONArray.text { $0.element(text) }

    #expect(
      Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        == Array("[\(json)]".unicodeScalars))
  }

  @Test func `is read back by another parser`() throws {
    let texts = (UInt32(0)..<0x3000).compactMap(Unicode.Scalar.init).map { "x\($0)y" }
    let numbers = [0, -1, Int.max, Int.min]

    let bytes = JSONObject.text {
      $0.array("texts") { for text in texts { $0.element(text) } }
      $0.array("numbers") { for number in numbers { $0.element(number) } }
      $0.member("a \"name\"\n", true)
    }

    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let readTexts = try #require(object["texts"] as? [String])
    #expect(readTexts.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
    #expect(object["numbers"] as? [Int] == numbers)
    #expect(object["a \"name\"\n"] as? Bool == true)
  }

  @Test func `gives a long text in parts`() {
    var parts: [[UInt8]] = []

    let rest = JSONArray.text { array in
      for number in 0..<3 {
        array.object { $0.member("n", number) }
        parts.append(array.takeBytes())
      }
    }

    #expect(
      parts.map { String(decoding: $0, as: UTF8.self) } == [
        #"[{"n":0}"#, #",{"n":1}"#, #",{"n":2}"#,
      ])
    #expect(rest == Array("]".utf8))
  }

  @Test func `passes on what its body throws`() {
    #expect(throws: CancellationError.self) {
      try JSONArray.text { _ throws(CancellationError) in throw CancellationError() }
    }
  }
}
