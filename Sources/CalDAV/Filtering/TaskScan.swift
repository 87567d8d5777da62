import DAV

/// What the lines of one VTODO have told so far about a `QuickFilter`.
struct TaskScan {
  /// The properties that tell where it is in time.
  enum Field: String, CaseIterable, Sendable {
    case start = "DTSTART"
    case due = "DUE"
    case duration = "DURATION"
    case completed = "COMPLETED"
    case created = "CREATED"
    case rule = "RRULE"
    case dates = "RDATE"
    case exclusions = "EXDATE"
    case singleTime = "RECURRENCE-ID"

    var bit: UInt16 {
      switch self {
      case .start: 1
      case .due: 2
      case .duration: 4
      case .completed: 8
      case .created: 16
      case .rule: 32
      case .dates: 64
      case .exclusions: 128
      case .singleTime: 256
      }
    }
  }

  /// Bit n for the property of the condition n: whether it is there, has the text, or may have it.
  private var defined: UInt32 = 0
  private var found: UInt32 = 0
  private var unclear: UInt32 = 0
  private var times = TaskTimes()
  private var fields: UInt16 = 0
  private var rule: EvenRule?
  /// Whether a time is there that was not understood.
  private var hasUnclearTime = false

  var isSingleTime: Bool { has(.singleTime) }

  mutating func read(
    _ line: LineScan.Line, about subject: LineName.Subject, _ filter: QuickFilter,
    of text: [UInt8]
  ) {
    switch subject {
    case .field(let field): read(line, field, of: text)
    case .condition(let index):
      let bit: UInt32 = 1 << UInt32(index)
      defined |= bit
      let property = filter.properties[index]
      guard case .text(let matcher) = property.condition, found & bit == 0 else { return }
      switch value(of: line, in: text, of: property).map(matcher.isFound) ?? .unclear {
      case .yes: found |= bit
      case .unclear: unclear |= bit
      case .no: break
      }
    }
  }

  /// The value as a text; nil when it has to be read for that.
  private func value(
    of line: LineScan.Line, in text: [UInt8], of property: PropertyMatcher
  ) -> ArraySlice<UInt8>? {
    let value = text[line.value]
    guard line.hasNoParameters, !line.isFolded, !value.contains(UInt8(ascii: "\\")),
      !(property.isList && value.contains(UInt8(ascii: ",")))
    else { return nil }
    return value
  }

  private mutating func read(_ line: LineScan.Line, _ field: Field, of text: [UInt8]) {
    // The first of a name counts.
    guard !has(field) else { return }
    fields |= field.bit
    switch field {
    case .start: times.start = time(line, of: text)
    case .due: times.due = time(line, of: text)
    case .completed: times.completed = time(line, of: text)
    case .created: times.created = time(line, of: text)
    case .rule: rule = line.hasNoParameters && !line.isFolded ? EvenRule(text[line.value]) : nil
    case .duration, .dates, .exclusions, .singleTime: break
    }
  }

  private mutating func time(_ line: LineScan.Line, of text: [UInt8]) -> TaskTimes.Time? {
    let time = line.isFolded ? nil : TaskTimes.Time(text.span.extracting(line.value))
    if time == nil { hasUnclearTime = true }
    return time
  }

  private func has(_ field: Field) -> Bool { fields & field.bit != 0 }

  func verdict(_ properties: [PropertyMatcher]) -> Verdict {
    var verdict = Verdict.yes
    for (index, property) in properties.enumerated() {
      let bit: UInt32 = 1 << UInt32(index)
      let isDefined = defined & bit != 0
      switch property.condition {
      case .isDefined: verdict = verdict.and(Verdict(isDefined))
      case .isNotDefined: verdict = verdict.and(Verdict(!isDefined))
      case .text(let text):
        if !isDefined { return .no }
        let isFound: Verdict = found & bit != 0 ? .yes : unclear & bit != 0 ? .unclear : .no
        verdict = verdict.and(
          isFound == .unclear ? .unclear : Verdict((isFound == .yes) != text.isNegated))
      case .timeRange: return .unclear
      }
    }
    return verdict
  }

  func verdict(_ range: TimeRange) -> Verdict {
    if hasUnclearTime || has(.dates) || has(.singleTime) { return .unclear }
    if has(.duration), times.start != nil, times.due == nil { return .unclear }
    guard has(.rule) else { return range.verdict(times) }
    // No instance is before the first.
    guard let first = [times.start, times.due].compactMap(\.self).map(\.earliest).min() else {
      return range.verdict(times)
    }
    if first > range.end ?? .max { return .no }
    return has(.exclusions) ? .unclear : rule?.verdict(times, in: range) ?? .unclear
  }
}
