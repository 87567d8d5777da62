import HTTP

/// What tests look for in a page.
extension Response {
  var location: String? { headers[.location] }

  /// What stands between the tags of the first element with an `id`, as it stands there.
  func element(_ id: String) -> String? {
    guard let start = text.range(of: " id=\"\(id)\"") else { return nil }
    let rest = text[start.upperBound...]
    guard let open = rest.firstIndex(of: ">") else { return nil }
    let content = rest[rest.index(after: open)...]
    return content.firstIndex(of: "<").map { String(content[..<$0]) }
  }

  /// The opening tag of the first element with an `id`.
  func tag(_ id: String) -> String? {
    guard let found = text.range(of: " id=\"\(id)\"") else { return nil }
    let start = text[..<found.lowerBound].lastIndex(of: "<") ?? text.startIndex
    guard let end = text[found.upperBound...].firstIndex(of: ">") else { return nil }
    return String(text[start...end])
  }

  /// The numbers of the rows, in their order.
  var rows: [String] {
    text.components(after: "data-task=\"").map { String($0.prefix { $0 != "\"" }) }
  }
}

extension String {
  /// What follows each occurrence of a text.
  func components(after separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let found = rest.range(of: separator) {
      rest = rest[found.upperBound...]
      parts.append(rest)
    }
    return parts
  }
}

extension StringProtocol {
  /// Where a text occurs first, byte by byte.
  func range(of text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    var index = utf8.startIndex
    while index != utf8.endIndex {
      if utf8[index...].starts(with: wanted) {
        return index..<utf8.index(index, offsetBy: wanted.count)
      }
      utf8.formIndex(after: &index)
    }
    return nil
  }
}
