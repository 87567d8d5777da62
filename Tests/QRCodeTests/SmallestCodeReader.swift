import QRCode

/// Reads a whole code of version 1 and level M, as ISO/IEC 18004 §12 says to.
///
/// That version has one block and no alignment pattern, so there is nothing to part or go around.
struct SmallestCodeReader {
  let code: QRCode

  /// Nil when it holds something else than bytes of UTF-8.
  var text: String? {
    var bits = dataBits[...]
    func take(_ count: Int) -> Int {
      defer { bits = bits.dropFirst(count) }
      return bits.prefix(count).reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
    guard take(4) == 0b0100 else { return nil }
    let bytes = (0..<take(8)).map { _ in UInt8(take(8)) }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Three bits beside the upper left pattern say which of eight masks was laid over (§7.9).
  private var mask: Int {
    let bits = (2...4).reduce(0) { $0 << 1 | (code.isDark(x: $1, y: 8) ? 1 : 0) }
    return bits ^ 0b101
  }

  /// All modules of codewords, two columns at a time, upwards and downwards in turn (§7.7.3).
  private var dataBits: [Bool] {
    var bits: [Bool] = []
    var isUpward = true
    for right in [20, 18, 16, 14, 12, 10, 8, 5, 3, 1] {
      for step in 0..<21 {
        let y = isUpward ? 20 - step : step
        for x in [right, right - 1] where !isReserved(x, y) {
          bits.append(code.isDark(x: x, y: y) != isMasked(x, y))
        }
      }
      isUpward.toggle()
    }
    return bits
  }

  /// Whether a module belongs to the patterns in three corners, the timing, or the format.
  private func isReserved(_ x: Int, _ y: Int) -> Bool {
    x == 6 || y == 6 || x < 9 && y < 9 || x < 9 && y > 12 || x > 12 && y < 9
  }

  private func isMasked(_ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (y + x) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (y + x) % 3 == 0
    case 4: (y / 2 + x / 3) % 2 == 0
    case 5: y * x % 2 + y * x % 3 == 0
    case 6: (y * x % 2 + y * x % 3) % 2 == 0
    default: ((y + x) % 2 + y * x % 3) % 2 == 0
    }
  }
}
