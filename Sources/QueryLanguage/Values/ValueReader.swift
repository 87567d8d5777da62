import Domain
import QuickAdd
import UnicodeText

/// Reads priorities and durations as quick add does, so that each word is known in one place.
struct ValueReader: Sendable {
  private let quickAdd: QuickAdd

  init(_ quickAdd: QuickAdd) {
    self.quickAdd = quickAdd
  }

  /// `high`, `2`, 高, 높음.
  func priority(_ text: String) -> Priority? {
    let result = quickAdd.read("!" + trimmed(text))
    return isWhole(result) ? result.priority : nil
  }

  /// `30m`, `1h30m`, 90分, `1시간 30분`; a number alone is in minutes.
  func duration(_ text: String) -> Int? {
    let text = trimmed(text)
    if let minutes = Int(compatibilityCaseFolded(text)), (0...9999 * 60).contains(minutes) {
      return minutes
    }
    let result = quickAdd.read(text)
    return isWhole(result) ? result.duration : nil
  }

  private func isWhole(_ result: QuickAddResult) -> Bool {
    result.title.isEmpty && result.parts.count == 1
  }
}
