/// Where a line's name and parameters end (RFC 5545 §3.1, `contentline`).
///
/// Offsets are counted from the start of the line's content.
struct LineShape {
  /// Why a line, or a parameter of it, can't be read.
  enum Fault {
    case noColon
    case badName
    case badParameter
    case unfinishedQuote

    func error(at place: Place) -> ReadingError {
      switch self {
      case .noColon: .noColon(place)
      case .badName: .badName(place)
      case .badParameter: .badParameter(place)
      case .unfinishedQuote: .unfinishedQuote(place)
      }
    }
  }

  /// Bytes of the name; 0 when it can't be read.
  let name: Int
  /// Bytes before the colon that begins the value; nil when there is none.
  let head: Int?
  let fault: Fault?
  /// Whether there is nothing in the line.
  let isEmpty: Bool

  init(of content: Span<UInt8>) {
    isEmpty = content.isEmpty
    var index = 0
    while index < content.count, ASCII.isName(content[index]) { index += 1 }
    guard index > 0, index < content.count,
      content[index] == ASCII.colon || content[index] == ASCII.semicolon
    else {
      let hasColon = content.contains(ASCII.colon, from: index)
      (name, head, fault) = (0, nil, hasColon ? .badName : .noColon)
      return
    }
    name = index

    var cursor = ParameterCursor(at: index)
    var hasBadParameter = false
    while let parameter = cursor.next(in: content) {
      if parameter.values == nil { hasBadParameter = true }
    }
    if cursor.isInQuote {
      (head, fault) = (nil, .unfinishedQuote)
    } else if cursor.position == content.count {
      (head, fault) = (nil, .noColon)
    } else {
      (head, fault) = (cursor.position, hasBadParameter ? .badParameter : nil)
    }
  }
}

extension Span<UInt8> {
  fileprivate func contains(_ byte: UInt8, from start: Int) -> Bool {
    var index = start
    while index < count {
      if self[index] == byte { return true }
      index += 1
    }
    return false
  }
}
