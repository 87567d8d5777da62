package import Domain

/// Every word that a person reads, in one language.
///
/// The catalogue is the extensions of this type, one for each scene: an entry is a property or a
/// function with its three texts side by side, so a missing one does not compile.
package struct Words: Equatable, Sendable {
  package let language: Language

  package init(_ language: Language) {
    self.language = language
  }

  /// The text of this language; the other two are not even made.
  func choose(
    _ english: @autoclosure () -> String, _ japanese: @autoclosure () -> String,
    _ korean: @autoclosure () -> String
  ) -> String {
    switch language {
    case .english: english()
    case .japanese: japanese()
    case .korean: korean()
    }
  }

  /// The number with its thousands parted, as all three languages write it.
  func number(_ value: Int) -> String {
    let digits = String(value.magnitude)
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
