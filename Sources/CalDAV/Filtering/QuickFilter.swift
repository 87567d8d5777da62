import DAV

/// Answers the filters that clients send most from the bytes of an object, without reading it.
///
/// They ask for a VTODO with or without some properties, with texts in them, and in a range of time. One
/// walk over the lines tells most objects; where it does not, the answer is unclear. The answer holds for
/// texts that can be read.
struct QuickFilter: Sendable {
  let properties: [PropertyMatcher]
  let timeRange: TimeRange?
  /// What lines of a VTODO are looked for by: the names of properties that are asked for, and of
  /// those that tell the times.
  let names: [LineName]
  /// The same names' keys: to go over numbers is faster than over names.
  let keys: [UInt64]
  let letters: LineScan.Letters

  /// Nil for a filter that asks for anything else.
  init?(_ matcher: ComponentMatcher) {
    guard matcher.name == "VCALENDAR", !matcher.isNotDefined, matcher.timeRange == nil,
      matcher.properties.isEmpty, matcher.components.count == 1,
      let task = matcher.components.first, task.name == "VTODO", !task.isNotDefined,
      task.components.isEmpty, task.properties.count <= Self.mostProperties,
      task.properties.allSatisfy(\.isPlain)
    else { return nil }
    properties = task.properties
    timeRange = task.timeRange
    var names = properties.enumerated().map { LineName($0.element.name, .condition($0.offset)) }
    if timeRange != nil {
      names += TaskScan.Field.allCases.map { LineName($0.rawValue, .field($0)) }
    }
    var letters = ObjectScan.letters
    for name in names { if let first = name.bytes.first { letters.insert(first) } }
    self.names = names
    self.letters = letters
    keys = names.map(\.key)
  }

  /// Whether an object matches.
  func verdict(_ text: [UInt8]) -> Verdict {
    let bytes = text.span
    var scan = ObjectScan()
    var lines = LineScan(bytes)
    while let line = lines.next(
      in: bytes, beginningWith: scan.isInTask ? letters : ObjectScan.letters)
    {
      if let verdict = scan.read(line, of: text, self) { return verdict }
    }
    return lines.isUnclear ? .unclear : scan.finish(self)
  }

  /// Conditions are bits of a number.
  private static let mostProperties = 32
}

extension PropertyMatcher {
  /// Whether lines alone can tell.
  fileprivate var isPlain: Bool {
    if case .timeRange = condition { return false }
    return parameters.isEmpty
  }
}
