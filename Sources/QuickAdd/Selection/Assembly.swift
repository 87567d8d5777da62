import Domain

/// Joins the accepted candidates to parts.
///
/// Of two that say the same thing the last one counts, and the words of the other stay words.
struct Assembly {
  private let line: Line
  private let resolver: Resolver
  private let phrases: [Phrase]
  private let named: [Candidate]
  private let swapped: [Range<Int>]

  private(set) var parts: [QuickAddPart] = []
  private(set) var due: TaskDate?

  /// What stands in `swapped`, which are ranges of UTF-8, is read the other way if there is one.
  init(
    _ candidates: [Candidate], in line: Line, resolver: Resolver, swapped: [Range<Int>] = []
  ) {
    self.line = line
    self.resolver = resolver
    self.swapped = swapped
    let accepted = candidates.filter(\.isAccepted)
    phrases = accepted.compactMap(\.phrase)
    named = accepted.filter { $0.phrase == nil }
    addDates()
    addDuration()
    addNames()
    parts.sort { left, right in
      (left.ranges.first?.lowerBound ?? 0) < (right.ranges.first?.lowerBound ?? 0)
    }
  }

  private mutating func addDates() {
    let repeating = phrases.last { $0.pattern != nil }
    let starting = phrases.last { $0.role == .start && $0.pattern == nil }
    let isAnchored = repeating != nil && !phrases.contains { $0.role == .due && $0.day != nil }
    // "every day starting friday" is due on Friday first.
    let dated =
      isAnchored && starting?.day != nil
      ? starting : phrases.last { $0.role == .due && $0.day != nil }
    let timed =
      dated?.hasTime == true || repeating?.time != nil
      ? nil
      : phrases.last { $0.role == .due && $0.day == nil && $0.pattern == nil && $0.time != nil }

    var pattern = repeating?.pattern?.pattern
    var other = repeating?.pattern?.alternative
    let last = repeating == nil ? nil : phrases.last { $0.role == .until }
    if let day = last?.day {
      pattern?.until = day.date
      other?.until = day.date
    }
    if let repeating {
      let ranges = [last?.range, repeating.patternRange].compactMap(\.self)
      if isSwapped(ranges), let chosen = other { (pattern, other) = (chosen, pattern) }
      if let pattern {
        add(
          ranges, .repetition(pattern.repetition),
          other.map { QuickAddPart.Value.repetition($0.repetition) })
      }
    }
    let time = dated?.time ?? repeating?.time ?? timed?.time ?? repeating?.pattern?.usualTime
    var moment = resolver.due(dated?.day, time, pattern)

    let isTimed = dated?.hasTime == true
    let ranges = [
      dated?.range, isTimed ? nil : repeating?.timeRange(in: line), timed?.range,
    ].compactMap(\.self)
    if isSwapped(ranges) { moment = moment.map(swapping) }
    due = moment?.due
    if let moment, !ranges.isEmpty {
      add(ranges, .due(moment.due), moment.alternative.map { .due($0) })
    }
    if let starting, starting.range != dated?.range { addStart(starting) }
  }

  private mutating func addStart(_ phrase: Phrase) {
    guard var moment = resolver.due(phrase.day, phrase.time, nil) else { return }
    if isSwapped([phrase.range]) { moment = swapping(moment) }
    add([phrase.range], .start(moment.due), moment.alternative.map { .start($0) })
  }

  private mutating func addDuration() {
    guard let phrase = phrases.last(where: { $0.duration != nil }), let minutes = phrase.duration
    else { return }
    add([phrase.range], .duration(minutes: minutes), nil)
  }

  private mutating func addNames() {
    var seen: (list: Bool, priority: Bool) = (false, false)
    for candidate in named.reversed() {
      guard case .named(let value) = candidate.content else { continue }
      switch value {
      case .list where seen.list: continue
      case .priority where seen.priority: continue
      case .list: seen.list = true
      case .priority: seen.priority = true
      default: break
      }
      add([candidate.range], value, nil)
    }
  }

  private func isSwapped(_ ranges: [Range<Int>]) -> Bool {
    ranges.map(line.bytes).contains { range in swapped.contains { $0.overlaps(range) } }
  }

  private func swapping(
    _ moment: (due: TaskDate, alternative: TaskDate?)
  ) -> (due: TaskDate, alternative: TaskDate?) {
    moment.alternative.map { ($0, moment.due) } ?? moment
  }

  private mutating func add(
    _ ranges: [Range<Int>], _ value: QuickAddPart.Value, _ alternative: QuickAddPart.Value?
  ) {
    let bytes = ranges.map(line.bytes).sorted { $0.lowerBound < $1.lowerBound }
    parts.append(QuickAddPart(ranges: bytes, value: value, alternative: alternative))
  }
}

extension Phrase {
  fileprivate var hasTime: Bool { time != nil || day?.time != nil }

  fileprivate var patternRange: Range<Int> { range.lowerBound..<(boundary ?? range.upperBound) }

  fileprivate func timeRange(in line: Line) -> Range<Int>? {
    boundary.map { line.skippingSpaces($0)..<range.upperBound }
  }
}

extension PatternReading {
  /// For "every morning".
  fileprivate var usualTime: TimeReading? {
    part.map { TimeReading(minutes: $0.usualMinute, isClock: false, need: .anywhere) }
  }
}
