import DAV
import TestSupport

/// Calendar objects and filters made of parts that clients write, and of some that they shouldn't.
enum RandomText {
  static func object(_ random: inout SeededGenerator) -> [UInt8] {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0"]
    if Bool.random(using: &random) { lines += zone }
    let count = Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1
    for index in 0..<count {
      lines += ["BEGIN:VTODO", "UID:one"]
      if index > 0 { lines.append("RECURRENCE-ID:\(moment(&random))") }
      for _ in 0..<Int.random(in: 0..<8, using: &random) { lines.append(line(&random)) }
      if Int.random(in: 0..<3, using: &random) == 0 {
        lines += ["BEGIN:VALARM", "TRIGGER:-PT15M", line(&random), "END:VALARM"]
      }
      lines.append("END:VTODO")
    }
    lines.append("END:VCALENDAR")
    let ends = ["\r\n", "\n", "\r", "\r\r\n"]
    let end = Int.random(in: 0..<4, using: &random) == 0 ? pick(ends, &random) : "\r\n"
    let text = lines.map { folded($0, end, &random) }.joined(separator: end)
    let isMarked = Int.random(in: 0..<20, using: &random) == 0
    return (isMarked ? [0xEF, 0xBB, 0xBF] : []) + Array((text + end).utf8)
  }

  static func filter(_ random: inout SeededGenerator) -> ComponentFilter {
    var properties: [PropertyFilter] = []
    for _ in 0..<Int.random(in: 0..<3, using: &random) {
      properties.append(PropertyFilter(pick(names, &random), condition(&random)))
    }
    let day = Int.random(in: 0..<120, using: &random) * 86_400 + 1_767_225_600
    let end = day + pick([3600, 86_400, 30 * 86_400], &random)
    let ranges: [TimeRange?] = [
      nil, nil, TimeRange(start: day, end: end), TimeRange(start: day, end: nil),
      TimeRange(start: nil, end: end),
    ]
    let task = ComponentFilter(
      "VTODO", timeRange: pick(ranges, &random), properties: properties)
    return ComponentFilter("VCALENDAR", components: [task])
  }

  private static func condition(_ random: inout SeededGenerator) -> PropertyFilter.Condition {
    let text = TextMatch(
      pick(["", "COMPLETED", "milch", "Ö", "ö", "home", "a,b", "x", "ﬁ", "k"], &random),
      collation: pick(Collation.allCases, &random), isNegated: Bool.random(using: &random))
    return pick([.isDefined, .isNotDefined, .text(text), .text(text)], &random)
  }

  private static func line(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...4:
      let name = pick(["DTSTART", "DUE", "COMPLETED", "CREATED", "due", "DTSTART"], &random)
      let parameter = pick(
        [
          "", "", ";VALUE=DATE", ";TZID=Europe/Vienna", ";TZID=Home", ";TZID=\"a:b\"",
          ";X=\"20260101:\"",
        ], &random)
      return "\(name)\(parameter):\(moment(&random))"
    case 5, 6:
      return pick(
        [
          "RRULE:FREQ=WEEKLY;COUNT=5", "RRULE:FREQ=NEVER", "rrule:FREQ=DAILY", "RRULE:FREQ=WEEKLY",
          "RRULE:FREQ=DAILY;INTERVAL=3;COUNT=10", "RRULE:COUNT=2;FREQ=WEEKLY;INTERVAL=4",
          "RRULE:FREQ=DAILY;COUNT=0", "RRULE:FREQ=DAILY;COUNT=1",
          "RRULE:FREQ=WEEKLY;BYDAY=MO", "RRULE;X=1:FREQ=DAILY", "RRULE:FREQ=DAILY;FREQ=DAILY",
        ], &random)
    case 7: return "\(pick(["EXDATE", "RDATE"], &random)):\(moment(&random))"
    case 8: return "DURATION:\(pick(["P1D", "PT3H", "-P2D", "soon"], &random))"
    default:
      let value = pick(
        ["", "COMPLETED", "Milch", "a\\,b,home", "x\\ny", "ÖL", "K", "NEEDS-ACTION", "😀", "ﬁ"],
        &random)
      let parameter = pick(["", "", "", ";X=1", ";X=\"a:milch\""], &random)
      return "\(pick(names, &random))\(parameter):\(value)"
    }
  }

  private static func moment(_ random: inout SeededGenerator) -> String {
    let day =
      20_260_101 + 100 * Int.random(in: 0..<5, using: &random)
      + Int.random(in: 0..<28, using: &random)
    return pick(
      ["\(day)", "\(day)T000000", "\(day)T233000Z", "\(day)T093015", "\(day)T120000Z", "20261345"],
      &random)
  }

  private static func folded(
    _ line: String, _ end: String, _ random: inout SeededGenerator
  ) -> String {
    guard Int.random(in: 0..<15, using: &random) == 0, line.count > 1 else { return line }
    let index = line.index(
      line.startIndex, offsetBy: Int.random(in: 1..<line.count, using: &random))
    return line[..<index] + end + pick([" ", "\t"], &random) + line[index...]
  }

  private static func pick<Value>(_ values: [Value], _ random: inout SeededGenerator) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private static let names = [
    "SUMMARY", "STATUS", "CATEGORIES", "COMPLETED", "DESCRIPTION", "X-A",
  ]

  private static let zone = [
    "BEGIN:VTIMEZONE", "TZID:Home", "BEGIN:STANDARD", "DTSTART:19700101T000000",
    "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0330",
    "END:STANDARD", "END:VTIMEZONE",
  ]
}
