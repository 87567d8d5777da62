/// A run of digits in a key, ordered by its value whatever its length.
///
/// It is written as `30`, the count of digits without leading zeros, and those digits: a longer
/// number is a larger one. The count is written so that its bytes compare as it does and none is
/// zero: `FF` for every 254, and the rest plus one.
struct DigitRun {
  private let start: Int
  private var count = 0

  init(beginningIn bytes: inout [UInt8]) {
    start = bytes.count
    bytes.append(UInt8(ascii: "0"))
    bytes.append(1)
  }

  mutating func append(_ digit: UInt8, to bytes: inout [UInt8]) {
    if digit == 0, count == 0 { return }
    bytes.append(UInt8(ascii: "0") + digit)
    count += 1
  }

  func end(in bytes: inout [UInt8]) {
    let (full, rest) = count.quotientAndRemainder(dividingBy: 254)
    bytes[start + 1] = UInt8(rest + 1)
    if full > 0 {
      bytes.insert(contentsOf: repeatElement(0xFF, count: full), at: start + 1)
    }
  }
}
