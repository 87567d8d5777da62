extension Property {
  /// All of them, in their order.
  package var parameters: [Parameter] {
    places().map { found in
      Parameter(
        ASCII.uppercased(part(found.name)),
        values: found.values.map { ParameterText.values(of: part($0)) } ?? [])
    }
  }

  /// The values of the first parameter of a name, in any case; nil when there is none.
  package func parameterValues(_ name: String) -> [String]? {
    guard headCount > nameCount else { return nil }
    let found = places().first { ASCII.equalFolded(name, part($0.name)) }
    return found?.values.map { ParameterText.values(of: part($0)) }
  }

  /// The first value of the first parameter of a name, in any case.
  package func parameter(_ name: String) -> String? {
    parameterValues(name)?.first
  }

  /// Gives a parameter another value, in its place or after the others; nil takes it away.
  ///
  /// All else stays byte for byte. Nothing happens when the value is the same.
  package mutating func setParameter(_ name: String, to value: String?) {
    setParameter(name, toValues: value.map { [$0] })
  }

  /// As `setParameter(_:to:)`, for a list of values.
  package mutating func setParameter(_ name: String, toValues values: [String]?) {
    guard !parameterValues(name).isSame(as: values) else { return }
    var head = Array(content.prefix(nameCount))
    var wanted = values.map { Parameter(name, values: $0) }
    for found in places() {
      guard ASCII.equalFolded(name, part(found.name)) else {
        head += part(found.whole)
        continue
      }
      if let parameter = wanted { head.append(parameter: parameter) }
      wanted = nil
    }
    if let wanted { head.append(parameter: wanted) }

    let rest = content.dropFirst(headCount)
    headCount = head.count
    replaceContent(by: head + rest)
  }

  private func places() -> [ParameterCursor.Found] {
    let bytes = content.span
    var cursor = ParameterCursor(at: nameCount)
    var found: [ParameterCursor.Found] = []
    while let parameter = cursor.next(in: bytes) { found.append(parameter) }
    return found
  }

  private func part(_ range: Range<Int>) -> ArraySlice<UInt8> {
    content.dropFirst(range.lowerBound).prefix(range.count)
  }
}

extension [String]? {
  fileprivate func isSame(as other: [String]?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.elementsEqual(other) { $0.isSame(as: $1) }
  }
}
