import DAV
import Domain

struct ObjectFilter {
  init(_ filter: ComponentFilter, zones: any ZoneRules, zone: ZoneName) {}
  func matches(_ bytes: [UInt8]) -> Bool { true }
}
