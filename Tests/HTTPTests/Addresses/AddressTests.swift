import HTTP
import Testing

@Suite struct AddressTests {
  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1"), ("::1", "::1"), ("[::1]", "::1"),
    ("2001:DB8:0:0:0:0:0:1", "2001:db8::1"), ("::ffff:192.0.2.1", "192.0.2.1"),
    ("::ffff:c000:201", "192.0.2.1"), ("0.0.0.0", "0.0.0.0"), ("::", "::"),
  ])
  func `is read and written`(text: String, written: String) {
    #expect(IPAddress(text)?.description == written)
  }

  @Test(arguments: [
    "", "1.2.3", "1.2.3.4.5", "256.1.1.1", "localhost", "[1.2.3.4", ":::", "1.2.3.4\0", "::1%lo",
    " 1.2.3.4", "1.2.3.4/8",
  ])
  func `is not read out of what is none`(text: String) {
    #expect(IPAddress(text) == nil)
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.0", false),
    ("10.1.2.3/8", "10.200.0.1", true), ("192.0.2.1", "192.0.2.1", true),
    ("192.0.2.1", "192.0.2.2", false), ("0.0.0.0/0", "203.0.113.9", true),
    ("0.0.0.0/0", "::1", false), ("2001:db8::/32", "2001:db8:ffff::1", true),
    ("2001:db8::/32", "2001:db9::1", false), ("::/0", "192.0.2.1", true),
    ("192.0.2.128/25", "192.0.2.127", false), ("192.0.2.128/25", "192.0.2.200", true),
    ("2001:db8::/65", "2001:db8::8000:0:0:0", false),
    ("2001:db8::/64", "2001:db8::8000:0:0:0", true),
    ("fe80::/10", "febf::1", true), ("10.0.0.0/8", "::ffff:10.0.0.1", true),
  ])
  func `is in a range or not`(range: String, address: String, isIn: Bool) throws {
    let range = try #require(AddressRange(range))
    let address = try #require(IPAddress(address))

    #expect(range.contains(address) == isIn)
  }

  @Test(arguments: [
    "", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "::/129", "x/8",
    "10.0.0.0/8/8", "10.0.0.0/99999999999999999999",
  ])
  func `is no range`(text: String) {
    #expect(AddressRange(text) == nil)
  }
}
