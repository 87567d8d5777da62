import Domain
import Foundation
import WeatherServices

/// MET Norway's answers, and the days that are made of them.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Data(UnsafeBufferPointer(start: start, count: count))
  let now = Instant(milliseconds: 1_796_020_200_000)
  guard let entries = try? METNorway.entries(in: bytes, at: now) else { return 0 }
  precondition(!entries.isEmpty, "a forecast says something")
  precondition(
    zip(entries, entries.dropFirst()).allSatisfy { $0.time < $1.time }, "each time stands once")
  precondition(
    entries.allSatisfy { $0.span > 0 && (-100...70).contains($0.temperature) },
    "what can't be meant is refused")
  precondition(
    entries.allSatisfy { (0...1).contains($0.rainChance ?? 0) && ($0.rainAmount ?? 0) >= 0 },
    "a chance is a share of one")
  let person = Person(account: .init(1), language: .english, zone: .utc)
  let days = DayWeather.days(in: entries, for: Day(for: person, at: now, zones: UniversalTime()))
  precondition(days.allSatisfy { $0.lowest <= $0.highest }, "a day has its extremes")
  return 0
}
