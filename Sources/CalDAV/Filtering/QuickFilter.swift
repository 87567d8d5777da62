import DAV

/// Answers the filters that clients send most from the bytes of an object, without reading it.
///
/// They ask for a VTODO with or without some properties, with texts in them, and in a range of time. One
/// walk over the lines tells most objects; where it does not, the answer is unclear. The answer holds for
/// texts that can be read.
struct QuickFilter: Sendable {
  let properties: [PropertyMatcher]
  let timeRange: TimeRange?
  /// What lines are looked for by: the names of properties, and of those that tell the times.
  let names: [LineName]

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
    self.names = names
  }

  /// Whether an object matches; it takes about a nanosecond a byte.
  func verdict(_ bytes: [UInt8]) -> Verdict {
    var scan = ObjectScan(self)
    var lines = LineScan(bytes)
    while let line = lines.next() {
      if let verdict = scan.read(line, of: bytes) { return verdict }
    }
    return lines.isUnclear ? .unclear : scan.finish()
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

/// A name that lines may begin with, and what such a line is about.
struct LineName: Sendable {
  enum Subject: Sendable {
    case condition(Int)
    case field(TaskScan.Field)
  }

  let key: UInt64
  let subject: Subject
  private let bytes: [UInt8]

  init(_ name: String, _ subject: Subject) {
    bytes = Array(name.utf8)
    key = bytes.reduce(LineScan.emptyKey) { LineScan.key($0, adding: $1) }
    self.subject = subject
  }

  /// Whether a line has the name; two names may have one key.
  func isName(of line: LineScan.Line, in text: [UInt8]) -> Bool {
    guard line.key == key, line.name.count == bytes.count else { return false }
    return zip(text[line.name], bytes).allSatisfy { LineScan.uppercased($0) == $1 }
  }
}
