import Foundation
import TestSupport
import Testing

@testable import TimeZones

/// Files about zones, well made or not.
@Suite struct ZoneFileTests {
  @Test func `reads a file of the first version`() throws {
    let bytes =
      header(version: 0, times: 2, types: 2) + word(-100) + word(100) + [1, 0]
      + word(3600) + [0, 0] + word(7200) + [1, 0]

    let file = try #require(ZoneFile(bytes))

    #expect(file.offset(at: -101) == 3600)
    #expect(file.offset(at: -100) == 7200)
    #expect(file.offset(at: 99) == 7200)
    #expect(file.offset(at: 100) == 3600)
    #expect(file.offset(at: 4_000_000_000) == 3600)
  }

  @Test func `goes on by the footer after the last change`() throws {
    let body = word(0) + word(1000) + [1] + word(3600) + [0, 0] + word(7200) + [1, 0]
    let bytes =
      header(version: UInt8(ascii: "2"), times: 0, types: 1) + word(0) + [0, 0]
      + header(version: UInt8(ascii: "2"), times: 1, types: 2) + body
      + Array("\nJST-9\n".utf8)

    let file = try #require(ZoneFile(bytes))

    #expect(file.offset(at: 999) == 3600)
    #expect(file.offset(at: 1000) == 9 * 3600)
  }

  @Test func `is nothing when it is cut anywhere`() throws {
    let bytes = try bytes(of: "Europe/Berlin")
    #expect(ZoneFile(bytes) != nil)

    for count in 0..<bytes.count {
      #expect(ZoneFile(Array(bytes.prefix(count))) == nil)
    }
  }

  @Test func `survives any change of its bytes`() throws {
    let original = try bytes(of: "Asia/Tokyo")
    var generator = SeededGenerator(seed: 3)
    var readable = 0
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
      }
      guard let file = ZoneFile(bytes) else { continue }
      readable += 1
      for seconds in [-9_000_000_000_000_000, -1, 0, 2_000_000_000, 9_000_000_000_000_000] {
        #expect(abs(file.offset(at: seconds)) <= 93_600)
      }
    }

    #expect(readable > 0)
  }

  private func bytes(of zone: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/\(zone)")))
  }

  private func header(version: UInt8, times: Int32, types: Int32) -> [UInt8] {
    Array("TZif".utf8) + [version] + Array(repeating: 0, count: 15)
      + [0, 0, 0, times, types, 0].flatMap(word)
  }

  private func word(_ number: Int32) -> [UInt8] {
    let bits = UInt32(bitPattern: number)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) }
  }
}
