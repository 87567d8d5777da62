import Domain
import QuickAdd

/// What must hold for any line: it can be read, its parts stand apart and within it, and when all of
/// them are removed nothing is taken any more.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  guard let date = CalendarDate(year: 2026, month: 11, day: 30),
    let time = LocalTime(hour: 9, minute: 30)
  else { return 0 }
  let now = LocalDateTime(date: date, time: time)

  for language in Language.allCases {
    let context = QuickAddContext(
      now: now, zone: .utc, language: language, lists: ["Work", "Work trips", "仕事"],
      tags: ["two words", "가족 모임"])
    let reader = QuickAdd(in: context)
    let result = reader.read(text)

    let ranges = result.parts.flatMap(\.ranges).sorted { $0.lowerBound < $1.lowerBound }
    for (left, right) in zip(ranges, ranges.dropFirst()) {
      precondition(left.upperBound <= right.lowerBound, "parts stand apart")
    }
    precondition((ranges.first?.lowerBound ?? 0) >= 0, "parts are in the line")
    precondition((ranges.last?.upperBound ?? 0) <= text.utf8.count, "parts are in the line")
    precondition(result.title.utf8.count <= text.utf8.count, "a title is part of the line")
    precondition(reader.read(text) == result, "one line is read in one way")
    let plain = reader.read(text, ignoring: [0..<text.utf8.count])
    precondition(plain.parts.isEmpty && plain.due == nil, "what is ignored is no part")
  }
  return 0
}
