import Domain
import Testing

@testable import TimeZones

/// Rules of zones as text.
@Suite struct ZoneRuleTests {
  @Test func `has one offset when there is no summer time`() throws {
    let tokyo = try rule("JST-9")
    let kathmandu = try rule("<+0545>-5:45")
    let marquesas = try rule("<-0930>9:30")

    #expect(tokyo.offset(at: 0) == 9 * 3600)
    #expect(kathmandu.offset(at: 0) == 5 * 3600 + 45 * 60)
    #expect(marquesas.offset(at: 4_000_000_000) == -(9 * 3600 + 30 * 60))
  }

  /// Clocks in Berlin go forward at 01:00 UTC on the last Sunday of March, 2026-03-29, and back at
  /// 01:00 UTC on that of October, 2026-10-25.
  @Test func `changes to the second`() throws {
    let berlin = try rule("CET-1CEST,M3.5.0,M10.5.0/3")

    #expect(berlin.offset(at: 1_774_745_999) == 3600)
    #expect(berlin.offset(at: 1_774_746_000) == 7200)
    #expect(berlin.offset(at: 1_792_889_999) == 7200)
    #expect(berlin.offset(at: 1_792_890_000) == 3600)
  }

  /// Clocks in Sydney go back on the first Sunday of April and forward on that of October.
  @Test func `has summer over the turn of the year in the south`() throws {
    let sydney = try rule("AEST-10AEDT,M10.1.0,M4.1.0/3")

    #expect(sydney.offset(at: seconds("2026-01-01")) == 11 * 3600)
    #expect(sydney.offset(at: seconds("2026-07-01")) == 10 * 3600)
    #expect(sydney.offset(at: seconds("2026-12-31")) == 11 * 3600)
  }

  @Test func `takes hours that lie days away, and days of the year`() throws {
    // Nuuk: the Saturday before the last Sunday of March, at 22:00.
    let nuuk = try rule("<-02>2<-01>,M3.5.0/-1,M10.5.0/0")
    let julian = try rule("AAA0BBB,J60/0,J365/0")
    let zeroBased = try rule("AAA0BBB,59/0,364/0")

    #expect(nuuk.offset(at: 1_774_745_999) == -7200)
    #expect(nuuk.offset(at: 1_774_746_000) == -3600)
    // J60 is the first of March in a leap year too; day 59 is then the 29th of February.
    #expect(julian.offset(at: seconds("2028-02-29")) == 0)
    #expect(julian.offset(at: seconds("2028-03-01")) == 3600)
    #expect(zeroBased.offset(at: seconds("2028-02-29")) == 3600)
    #expect(zeroBased.offset(at: seconds("2027-02-28")) == 0)
    #expect(zeroBased.offset(at: seconds("2027-03-01")) == 3600)
  }

  /// RFC 8536 §3.3.1: how a zone that has summer time all the year is written.
  @Test func `has summer all the year`() throws {
    let always = try rule("XXX3EDT4,0/0,J365/23")

    for seconds in stride(from: 0, to: 4_000_000_000, by: 86_400 * 5 + 1801) {
      #expect(always.offset(at: seconds) == -4 * 3600)
    }
  }

  @Test(arguments: [
    "", "A", "AB3", "ABC", "ABC3DEF", "ABC3DEF,", "ABC3DEF,M3.5.0", "ABC3DEF,M3.5.0,",
    "ABC3DEF,M0.5.0,M10.5.0", "ABC3DEF,M3.6.0,M10.5.0", "ABC3DEF,M3.5.7,M10.5.0",
    "ABC3DEF,J0,J365", "ABC3DEF,J366,J365", "ABC3DEF,366,1", "ABC25", "ABC3:60", "<ABC3",
    "ABC3DEF,M3.5.0/168,M10.5.0", "ABC3DEF,M3.5.0,M10.5.0 ", "ABC99999999999999999999",
    "ABC3DEF,M3.5.0/2:,M10.5.0",
  ])
  func `reads nothing else`(_ text: String) {
    #expect(ZoneRule(Array(text.utf8)) == nil)
  }

  private func rule(_ text: String) throws -> ZoneRule {
    try #require(ZoneRule(Array(text.utf8)))
  }

  private func seconds(_ date: String) -> Int {
    (CalendarDate(iso: date)?.daysSince1970 ?? 0) * 86_400
  }
}
