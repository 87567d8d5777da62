import HTTP
import Testing

@Suite struct HTTPDateTests {
  /// The example of RFC 9110 §5.6.7, the ends of leap years, and moments before 1970.
  @Test(
    arguments: [
      (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
      (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
      (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
      (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
      (951_868_799, "Tue, 29 Feb 2000 23:59:59 GMT"),
      (951_868_800, "Wed, 01 Mar 2000 00:00:00 GMT"),
      (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
      (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
      (-2_203_891_200, "Thu, 01 Mar 1900 00:00:00 GMT"),
      (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
    ] as [(Int64, String)])
  func `is written`(seconds: Int64, text: String) {
    #expect(HTTPDate(secondsSince1970: seconds).description == text)
  }

  @Test(arguments: [Int64.min, Int64.max])
  func `is written for any moment`(seconds: Int64) {
    #expect(HTTPDate(secondsSince1970: seconds).description.hasSuffix(" GMT"))
  }
}
