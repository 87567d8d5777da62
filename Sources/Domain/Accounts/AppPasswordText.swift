/// The text of an app password: 20 letters and digits in groups of five, made of 100 random bits.
///
/// It is read from one screen and typed on another, so it has no characters that look alike:
/// neither `l` nor `1`, neither `o` nor `0`. Each of the 32 others is as likely.
package struct AppPasswordText: Equatable, Sendable {
  /// Without what parts the groups; all that its digest is made of.
  package let symbols: [UInt8]

  private static let length = 20
  private static let groupLength = 5
  private static let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789".utf8)

  /// `makeBytes` gives as many random bytes as it is asked for; five bits of each are used.
  package init(_ makeBytes: (_ count: Int) -> [UInt8]) {
    symbols = makeBytes(Self.length).prefix(Self.length).map { Self.alphabet[Int($0 % 32)] }
  }

  /// What somebody typed: in either case, with or without what parts the groups.
  ///
  /// Nil when it can't be an app password.
  package init?(typed text: String) {
    guard text.utf8.count <= 4 * Self.length else { return nil }
    var symbols: [UInt8] = []
    for byte in text.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: " ") {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let symbol = isUpper ? byte | 0x20 : byte
      guard Self.alphabet.contains(symbol) else { return nil }
      symbols.append(symbol)
    }
    guard symbols.count == Self.length else { return nil }
    self.symbols = symbols
  }

  /// As it is shown: `abcde-fghij-kmnpq-23456`.
  package var grouped: String {
    var text = ""
    for (index, symbol) in symbols.enumerated() {
      if index > 0, index.isMultiple(of: Self.groupLength) { text.append("-") }
      text.unicodeScalars.append(Unicode.Scalar(symbol))
    }
    return text
  }
}
