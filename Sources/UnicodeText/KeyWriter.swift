import CUTF8Proc

/// Writes the folded half of a collation key, one decomposed scalar at a time.
///
/// The lead bytes make the order of the groups:
///
///     02        a run of white space
///     03…22     ASCII punctuation
///     23        any other punctuation or symbol, followed by its UTF-8
///     30        a run of digits, followed by its length and the digits
///     61…7A     a…z
///     C2…F4     other letters, as UTF-8; EB is the block of Hangul (`HangulComposer`)
///
/// None is zero, and zero ends the folded half: a text comes before all that it begins.
struct KeyWriter {
  private(set) var bytes: [UInt8] = []
  private var digits: DigitRun?
  private var kana: UInt32?
  private var hangul = HangulComposer()

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// The finished key, with the text itself as the tie-break.
  consuming func key(endingWith utf8: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    endRuns()
    bytes.append(0)
    bytes.append(contentsOf: utf8)
    return bytes
  }

  mutating func append(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): appendLetter(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): appendLetter(byte | 0x20)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): append(digit: byte - UInt8(ascii: "0"))
    case 0x09...0x0D, 0x20: appendSpace()
    case 0x21...0x2F: appendLetter(byte - 0x1E)
    case 0x3A...0x40: appendLetter(byte - 0x28)
    case 0x5B...0x60: appendLetter(byte - 0x42)
    case 0x7B...0x7E: appendLetter(byte - 0x5C)
    default: break
    }
  }

  mutating func append(_ scalar: Int32) {
    guard let scalar = UInt32(exactly: scalar) else { return }
    if let byte = UInt8(exactly: scalar), byte < 0x80 {
      append(ascii: byte)
    } else if HangulComposer.range.contains(scalar) {
      endDigits()
      kana = nil
      hangul.append(scalar, to: &bytes)
    } else if Kana.range.contains(scalar) {
      append(kana: scalar)
    } else {
      append(other: scalar)
    }
  }

  private mutating func append(other scalar: UInt32) {
    let properties = utf8proc_get_property(Int32(bitPattern: scalar)).pointee
    switch utf8proc_category_t(UInt32(truncatingIfNeeded: properties.category)) {
    case UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_MC, UTF8PROC_CATEGORY_ME:
      if !isAccent(class: properties.combining_class) { appendLetter(scalar) }
    case UTF8PROC_CATEGORY_ND:
      append(digit: decimalValue(of: scalar))
    case UTF8PROC_CATEGORY_ZS, UTF8PROC_CATEGORY_ZL, UTF8PROC_CATEGORY_ZP:
      appendSpace()
    case UTF8PROC_CATEGORY_PC, UTF8PROC_CATEGORY_PD, UTF8PROC_CATEGORY_PS, UTF8PROC_CATEGORY_PE,
      UTF8PROC_CATEGORY_PI, UTF8PROC_CATEGORY_PF, UTF8PROC_CATEGORY_PO, UTF8PROC_CATEGORY_SM,
      UTF8PROC_CATEGORY_SC, UTF8PROC_CATEGORY_SK, UTF8PROC_CATEGORY_SO:
      endRuns()
      bytes.append(0x23)
      bytes.append(utf8Of: scalar)
    case UTF8PROC_CATEGORY_CC, UTF8PROC_CATEGORY_CF:
      break
    default:
      for letter in baseLetters(of: scalar) { appendLetter(letter) }
    }
  }

  private mutating func append(kana scalar: UInt32) {
    switch Kana.folded(scalar, after: kana) {
    case .kana(let folded):
      appendLetter(folded)
      kana = folded
    case .voicing: break
    case .none: append(other: scalar)
    }
  }

  private mutating func append(digit: UInt8) {
    if digits == nil {
      endRuns()
      digits = DigitRun(beginningIn: &bytes)
    }
    digits?.append(digit, to: &bytes)
  }

  private mutating func appendSpace() {
    endRuns()
    if bytes.last != 0x02 { bytes.append(0x02) }
  }

  private mutating func appendLetter(_ byte: UInt8) {
    endRuns()
    bytes.append(byte)
  }

  private mutating func appendLetter(_ scalar: UInt32) {
    endRuns()
    bytes.append(utf8Of: scalar)
  }

  private mutating func endRuns() {
    endDigits()
    kana = nil
    hangul.flush(to: &bytes)
  }

  private mutating func endDigits() {
    digits?.end(in: &bytes)
    digits = nil
  }
}
