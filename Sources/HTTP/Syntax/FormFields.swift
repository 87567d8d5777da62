/// A query's or a form's names and values, in their order (`application/x-www-form-urlencoded`).
package struct FormFields: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Why fields are refused; none of it is what a browser sends.
  package enum Problem: Error, Equatable {
    /// A `%` without two hexadecimal digits, or text that is not UTF-8, in the field of this index.
    case malformed(field: Int)
    case tooMany(limit: Int)
    /// The body is of another media type.
    case notForm
  }

  package let all: [Field]

  package init(_ fields: [Field] = []) {
    all = fields
  }

  /// More fields than the limit are refused rather than left out.
  package init(parsing bytes: some Collection<UInt8>, limit: Int = 1000) throws(Problem) {
    var fields: [Field] = []
    for pair in bytes.split(separator: UInt8(ascii: "&")) {
      guard fields.count < limit else { throw .tooMany(limit: limit) }
      let sides = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value: some Collection<UInt8> = sides.count > 1 ? sides[1] : pair[pair.endIndex...]
      guard let name = PercentEncoding.decodedText(sides[0], plusIsSpace: true),
        let value = PercentEncoding.decodedText(value, plusIsSpace: true)
      else {
        throw .malformed(field: fields.count)
      }
      fields.append(Field(name: name, value: value))
    }
    all = fields
  }

  /// The first value of a name.
  package subscript(name: String) -> String? {
    all.first { $0.name == name }?.value
  }

  /// All values of a name, as of boxes of one name that are ticked.
  package func values(of name: String) -> [String] {
    all.compactMap { $0.name == name ? $0.value : nil }
  }
}
