package import Domain
import Synchronization

/// Time zones by the files of the system (`tzdata`), which know of new laws when the system does.
///
/// A file is read when its zone is first asked for, and kept.
package final class SystemZones: ZoneRules {
  private let folders: [String]
  private let zones = Mutex<[String: ZoneFile]>([:])

  /// Looks in `$TZDIR`, if it is set, or where systems keep them.
  package convenience init() {
    self.init(
      folders: environment("TZDIR").map { [$0] } ?? ["/usr/share/zoneinfo", "/usr/lib/zoneinfo"])
  }

  init(folders: [String]) {
    self.folders = folders
  }

  package func offset(of zone: ZoneName, at instant: Instant) -> Int? {
    file(of: zone.identifier)?.offset(at: Int(instant.seconds))
  }

  private func file(of name: String) -> ZoneFile? {
    if let known = zones.withLock({ $0[name] }) { return known }
    guard Self.isName(name) else { return nil }
    for folder in folders {
      guard let bytes = contents(of: "\(folder)/\(name)"), let file = ZoneFile(bytes)
      else { continue }
      zones.withLock { $0[name] = file }
      return file
    }
    return name == ZoneName.utc.identifier ? ZoneFile.utc : nil
  }

  /// Whether a name can lead to nothing outside the folders: no path from the root, no way up.
  static func isName(_ name: String) -> Bool {
    guard name.utf8.count <= 64 else { return false }
    return name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      part.utf8.first.map(isLetterOrDigit) == true
        && part.utf8.allSatisfy { isLetterOrDigit($0) || "_+-".utf8.contains($0) }
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
