import Domain
import Foundation
import Testing
import TimeZones

/// The offsets are those that the C library finds in the same files, as the program `date` shows.
@Suite struct LibraryComparisonTests {
  @Test func `agrees with the C library in every file, 1900 to 2100`() throws {
    let zones = SystemZones()
    let moments = Moments.random(count: 120, from: -2_208_988_800)
    var differences: [String] = []
    let names = try names(in: "/usr/share/zoneinfo")
    for name in names {
      let expected = try offsets(in: name, at: moments)
      let found = moments.map { seconds in
        zones.offset(of: ZoneName(name), at: Instant(milliseconds: seconds * 1000))
      }
      if found != expected { differences.append(name) }
    }

    #expect(differences.isEmpty)
    #expect(names.count > 400)
  }

  /// Every file that begins like one about a zone.
  private func names(in folder: String) throws -> [String] {
    let enumerator = try #require(FileManager.default.enumerator(atPath: folder))
    return enumerator.compactMap { $0 as? String }.filter { name in
      guard !name.hasPrefix("posix/"), !name.hasPrefix("right/"),
        let handle = FileHandle(forReadingAtPath: "\(folder)/\(name)")
      else { return false }
      return (try? handle.read(upToCount: 4)) == Data("TZif".utf8)
    }
  }

  private func offsets(in zone: String, at moments: [Int64]) throws -> [Int?] {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/date")
    process.arguments = ["-f", "-", "+%::z"]
    process.environment = ["TZ": zone, "LC_ALL": "C"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data(moments.map { "@\($0)\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map { line in
      let parts = line.dropFirst().split(separator: ":").compactMap { Int($0) }
      guard parts.count == 3 else { return nil }
      return (line.hasPrefix("-") ? -1 : 1) * (parts[0] * 3600 + parts[1] * 60 + parts[2])
    }
  }
}
