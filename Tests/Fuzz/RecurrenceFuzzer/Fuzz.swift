import Domain
import Glibc

/// What must hold for any text: it is a rule or it isn't, a rule is kept as written, its occurrences
/// rise, and neither the first of them, nor one far on, nor the split at it takes a second.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let rule = try? RecurrenceRule(parsing: text) else { return 0 }
  precondition(rule.text == text, "kept as written")
  precondition(rule.ending(.never).end == .never, "an end can be taken away")

  let day = CalendarDate(daysSince1970: 20_879 + count % 400)
  for start in [Occurrence.date(day), .time(LocalDateTime(date: day, time: time(count)))] {
    let series = Series(start: start, rule: rule, zone: .utc, zones: UTC())
    // Of the processor, so that a busy machine isn't taken for a slow rule.
    let begun = clock()
    let found = Array(series.occurrences().prefix(3))
    precondition(zip(found, found.dropFirst()).allSatisfy { $0 < $1 }, "in order, each once")
    precondition(found.allSatisfy { series.first(onOrAfter: $0) == $0 }, "found from anywhere")
    let later = series.first(after: .date(day.advanced(byDays: 10_000)))
    if let split = later ?? found.last {
      let rest = series.continuing(from: split)
      // A rule of seconds starts anew with the minute, and may miss it.
      precondition(
        rule.frequency == .secondly || rest?.contains(split) ?? true, "goes on from the split")
      _ = series.ending(before: split, zone: .utc, zones: UTC())
    }
    precondition(clock() - begun < CLOCKS_PER_SEC, "quick")
  }
  return 0
}

private func time(_ count: Int) -> LocalTime {
  UTC().localDateTime(at: Instant(milliseconds: Int64(count) * 977_000), in: .utc).time
}

private struct UTC: ZoneRules {
  func offset(of zone: ZoneName, at instant: Instant) -> Int? { 0 }
}
