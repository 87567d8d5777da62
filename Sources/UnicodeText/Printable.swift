/// `text` without anything that could command a terminal or show text in another order than it is.
///
/// Line breaks and tabs become a space each. Other control characters (C0 with ESC, DEL, C1),
/// overrides and isolates of the writing direction, and characters that stand for no text go.
package func printable(_ text: String) -> String {
  if text.isPrintableASCII || text.unicodeScalars.allSatisfy({ $0.isPrintable }) { return text }
  var result = String.UnicodeScalarView()
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    if scalar.isPrintable {
      result.append(scalar)
    } else if scalar.separatesWords, !(scalar == "\n" && previous == "\r") {
      result.append(" ")
    }
    previous = scalar
  }
  return String(result)
}

extension Unicode.Scalar {
  fileprivate var isPrintable: Bool {
    switch value {
    case 0x20...0x7E: true
    case 0x00...0x9F: false
    case 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0001: false
    default: true
    }
  }

  fileprivate var separatesWords: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
