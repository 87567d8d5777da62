extension Property {
  /// The value as TEXT (RFC 5545 §3.3.11), ends of lines as U+000A.
  package var text: String {
    TextEscaping.text(of: valueBytes)
  }

  /// Gives it a text; nothing happens when it says the same already, with whatever escapes.
  package mutating func setText(_ text: String) {
    if !self.text.isSame(as: text) { setValue(TextEscaping.value(of: text)) }
  }

  /// The value as a list of TEXT, parted by commas; none in an empty value.
  package var texts: [String] {
    TextEscaping.texts(of: valueBytes)
  }

  /// Gives it a list of texts; nothing happens when it says the same already.
  package mutating func setTexts(_ texts: [String]) {
    guard !self.texts.elementsEqual(texts, by: { $0.isSame(as: $1) }) else { return }
    setValue(texts.map(TextEscaping.value).joined(separator: ","))
  }

  /// The value as INTEGER (RFC 5545 §3.3.8); nil when it is none, or larger than 64 bits hold.
  package var integer: Int? {
    let bytes = ASCII.trimmed(valueBytes)
    return bytes.isEmpty ? nil : Int(String(decoding: bytes, as: UTF8.self))
  }

  /// Gives it a number; nothing happens when it is the same already.
  package mutating func setInteger(_ integer: Int) {
    if self.integer != integer { setValue(String(integer)) }
  }
}

extension String {
  /// Whether two texts are the same byte for byte, and not only the same characters.
  func isSame(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
