/// What the lines of an object have told so far about a `QuickFilter`.
struct ObjectScan {
  private let filter: QuickFilter
  /// How many components the next line stands in.
  private var depth = 0
  private var hasCalendar = false
  private var task: TaskScan?
  private var best = Verdict.no
  /// Whether a VTODO for a single time is there, and one that may match by its properties: where they are
  /// in time depends on one another.
  private var hasSingleTime = false
  private var mayMatch = false

  init(_ filter: QuickFilter) {
    self.filter = filter
  }

  /// Takes a line in; returns a verdict when no line to come can change it.
  mutating func read(_ line: LineScan.Line, of text: [UInt8]) -> Verdict? {
    if line.key == Self.begin { return begin(line, of: text) }
    if line.key == Self.end { return end(line) }
    guard depth == 2, task != nil else { return nil }
    for name in filter.names where name.isName(of: line, in: text) {
      task?.read(line, about: name.subject, filter, of: text)
    }
    return nil
  }

  func finish() -> Verdict {
    guard depth == 0, hasCalendar else { return .unclear }
    return hasSingleTime && mayMatch && filter.timeRange != nil ? .unclear : best
  }

  private mutating func begin(_ line: LineScan.Line, of text: [UInt8]) -> Verdict? {
    guard line.hasNoParameters, !line.isFolded else { return .unclear }
    let name = text[line.value].map(LineScan.uppercased)
    guard !name.contains(0x20), !name.contains(0x09) else { return .unclear }
    if depth == 0 {
      guard !hasCalendar, name == Self.calendar else { return .unclear }
      hasCalendar = true
    }
    depth += 1
    if depth == 2, name == Self.task { task = TaskScan() }
    return nil
  }

  private mutating func end(_ line: LineScan.Line) -> Verdict? {
    guard line.hasNoParameters, !line.isFolded, depth > 0 else { return .unclear }
    depth -= 1
    guard depth == 1, let task else { return nil }
    self.task = nil
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

  private static let begin = LineName("BEGIN", .condition(0)).key
  private static let end = LineName("END", .condition(0)).key
  private static let calendar = Array("VCALENDAR".utf8)
  private static let task = Array("VTODO".utf8)
}
