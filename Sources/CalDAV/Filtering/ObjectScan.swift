/// What the lines of an object have told so far about a `QuickFilter`.
struct ObjectScan {
  /// How many components the next line stands in.
  private var depth = 0
  private var hasCalendar = false
  private var hasTask = false
  private var task = TaskScan()
  private var best = Verdict.no
  /// Whether a VTODO for a single time is there, and one that may match by its properties: where they are
  /// in time depends on one another.
  private var hasSingleTime = false
  private var mayMatch = false

  /// Whether the next line is a VTODO's own.
  var isInTask: Bool { depth == 2 && hasTask }

  /// Takes a line in; returns a verdict when no line to come can change it.
  mutating func read(
    _ line: LineScan.Line, of text: [UInt8], _ filter: QuickFilter
  ) -> Verdict? {
    if line.key == Self.begin { return begin(line, of: text.span) }
    if line.key == Self.end { return end(line, filter) }
    guard isInTask else { return nil }
    let keys = filter.keys.span
    for index in keys.indices where keys[index] == line.key {
      let name = filter.names[index]
      guard name.isName(of: line, in: text.span) else { continue }
      task.read(line, about: name.subject, filter, of: text)
    }
    return nil
  }

  func finish(_ filter: QuickFilter) -> Verdict {
    guard depth == 0, hasCalendar else { return .unclear }
    return hasSingleTime && mayMatch && filter.timeRange != nil ? .unclear : best
  }

  private mutating func begin(_ line: LineScan.Line, of text: Span<UInt8>) -> Verdict? {
    guard line.hasNoParameters, !line.isFolded else { return .unclear }
    var key = LineScan.emptyKey
    for index in line.value {
      if text[index] == 0x20 || text[index] == 0x09 { return .unclear }
      key = LineScan.key(key, adding: LineScan.uppercased(text[index]))
    }
    if depth == 0 {
      guard !hasCalendar, key == Self.calendar else { return .unclear }
      hasCalendar = true
    }
    depth += 1
    if depth == 2, key == Self.task {
      hasTask = true
      task = TaskScan()
    }
    return nil
  }

  private mutating func end(_ line: LineScan.Line, _ filter: QuickFilter) -> Verdict? {
    guard line.hasNoParameters, !line.isFolded, depth > 0 else { return .unclear }
    depth -= 1
    guard depth == 1, hasTask else { return nil }
    hasTask = false
    let byProperties = task.verdict(filter.properties)
    if byProperties != .no { mayMatch = true }
    guard let range = filter.timeRange else {
      best = best.or(byProperties)
      return best == .yes ? .yes : nil
    }
    if task.isSingleTime { hasSingleTime = true }
    best = best.or(byProperties.and(task.verdict(range)))
    return nil
  }

  /// What lines begin with that are about components.
  static let letters: LineScan.Letters = {
    var letters = LineScan.Letters()
    letters.insert(UInt8(ascii: "B"))
    letters.insert(UInt8(ascii: "E"))
    return letters
  }()

  private static let begin = LineName.key(of: "BEGIN")
  private static let end = LineName.key(of: "END")
  private static let calendar = LineName.key(of: "VCALENDAR")
  private static let task = LineName.key(of: "VTODO")
}
