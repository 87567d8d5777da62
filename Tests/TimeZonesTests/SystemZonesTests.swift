import Domain
import Foundation
import TestSupport
import Testing

@testable import TimeZones

/// Which zones there are, and which one the machine is set to.
@Suite struct SystemZonesTests {
  @Test(arguments: ["Asia/Tokyo", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC", "CET"])
  func `knows names of the database`(_ name: String) {
    #expect(SystemZones().knows(ZoneName(name)))
  }

  @Test(arguments: [
    "", ".", "..", "/usr/share/zoneinfo/Asia/Tokyo", "Asia/../Asia/Tokyo", "../zoneinfo/UTC",
    "Asia", "Asia/", "Asia//Tokyo", "Asia/Tokyo\0", "Atlantis/City", "tzdata.zi", "zone.tab",
    "Asia/Tokyo ", "Ａsia/Tokyo", "./UTC",
  ])
  func `knows nothing else`(_ name: String) {
    #expect(!SystemZones().knows(ZoneName(name)))
  }

  @Test func `knows UTC even where there is no database`() {
    let zones = SystemZones(folders: ["/nowhere"])

    #expect(zones.offset(of: .utc, at: Instant(milliseconds: 1_700_000_000_000)) == 0)
    #expect(!zones.knows(ZoneName("Asia/Tokyo")))
  }

  @Test(arguments: [
    ("Asia/Seoul", "Asia/Seoul"), (":Asia/Seoul", "Asia/Seoul"), ("", "UTC"), ("JST-9", "UTC"),
    ("/usr/share/zoneinfo/posix/Asia/Seoul", "Asia/Seoul"), ("Nowhere/City", "UTC"),
  ])
  func `takes the machine's zone from the variable`(_ variable: String, _ name: String) {
    let found = systemZoneName(
      variable: variable, configuration: "/nowhere", zones: SystemZones())

    #expect(found == ZoneName(name))
  }

  @Test func `takes the machine's zone from the link, or else from the file`() throws {
    let folder = TemporaryFolder()
    func name() -> String {
      systemZoneName(variable: nil, configuration: folder.path, zones: SystemZones()).identifier
    }
    #expect(name() == "UTC")

    try Data("Asia/Seoul\n".utf8).write(to: URL(fileURLWithPath: folder.file("timezone")))
    #expect(name() == "Asia/Seoul")

    try FileManager.default.createSymbolicLink(
      atPath: folder.file("localtime"),
      withDestinationPath: "../usr/share/zoneinfo/Europe/Berlin")
    #expect(name() == "Europe/Berlin")
  }

  @Test func `tells the time of the machine`() {
    let before = Int64(Date().timeIntervalSince1970 * 1000)
    let now = SystemClock().now().milliseconds
    let after = Int64(Date().timeIntervalSince1970 * 1000) + 1

    #expect((before...after).contains(now))
  }
}
