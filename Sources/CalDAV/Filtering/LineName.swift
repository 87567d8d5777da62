/// A name that lines may begin with, and what such a line is about.
struct LineName: Sendable {
  enum Subject: Sendable {
    case condition(Int)
    case field(TaskScan.Field)
  }

  let key: UInt64
  let subject: Subject
  let bytes: [UInt8]

  init(_ name: String, _ subject: Subject) {
    bytes = Array(name.utf8)
    key = Self.key(of: name)
    self.subject = subject
  }

  static func key(of name: String) -> UInt64 {
    name.utf8.reduce(LineScan.emptyKey) { LineScan.key($0, adding: $1) }
  }

  /// Whether a line has the name; two names may have one key.
  func isName(of line: LineScan.Line, in text: Span<UInt8>) -> Bool {
    guard line.key == key, line.name.count == bytes.count else { return false }
    for (index, byte) in zip(line.name, bytes) where LineScan.uppercased(text[index]) != byte {
      return false
    }
    return true
  }
}
