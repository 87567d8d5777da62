import Domain
import Testing

/// Moments, also at the ends of what can be counted.
@Suite struct InstantTests {
  @Test(
    arguments: [(0, 0), (999, 0), (1000, 1), (-1, -1), (-1000, -1), (-1001, -2)] as [(Int64, Int64)]
  )
  func `counts whole seconds downwards`(_ milliseconds: Int64, _ seconds: Int64) {
    #expect(Instant(milliseconds: milliseconds).seconds == seconds)
  }

  @Test func `stays at the last moment there is`() {
    let last = Instant(milliseconds: .max)
    let first = Instant(milliseconds: .min)

    #expect(last.advanced(bySeconds: 1) == last)
    #expect(first.advanced(bySeconds: -1) == first)
    #expect(Instant(milliseconds: 0).advanced(bySeconds: .max) == last)
    #expect(Instant(milliseconds: 0).advanced(bySeconds: .min) == first)
    #expect(Instant(milliseconds: 5).advanced(bySeconds: -2) == Instant(milliseconds: -1995))
  }

  @Test func `shows the wall of a zone, before 1970 too`() {
    let zones = OffsetStub(hours: ["Asia/Tokyo": 9, "America/New_York": -5])
    let moment = Instant(milliseconds: -1)

    #expect(
      zones.localDateTime(at: moment, in: ZoneName("Asia/Tokyo")).iso == "1970-01-01T08:59")
    #expect(
      zones.localDateTime(at: moment, in: ZoneName("America/New_York")).iso == "1969-12-31T18:59")
    #expect(zones.knows(ZoneName("Asia/Tokyo")))
    #expect(!zones.knows(ZoneName("Asia/Kyoto")))
  }
}
