import UnicodeText

extension [MinuteSpan] {
  /// Reads hours as people type them: `9:00–12:00, 13–17:30`, in any width, with any dash; nothing
  /// for a blank text, nil for what can't be read or ends before it starts.
  package init?(typed text: String) {
    self = []
    let folded = compatibilityCaseFolded(text)
    for part in folded.split(whereSeparator: { ",、;/".contains($0) || $0.isNewline }) {
      let ends = part.split(
        omittingEmptySubsequences: false, whereSeparator: { "-–—~〜−".contains($0) })
      if ends.count == 1, isBlank(String(ends[0])) { continue }
      guard ends.count == 2, let start = Self.minute(typed: ends[0]),
        let end = Self.minute(typed: ends[1]), start < end
      else { return nil }
      append(MinuteSpan(start, end))
    }
  }

  /// 0 to 1440.
  private static func minute(typed text: Substring) -> Int? {
    let parts = trimmed(String(text)).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }) else {
      return nil
    }
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
    guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    let (hour, minute) = (numbers[0], numbers.count == 2 ? numbers[1] : 0)
    guard hour <= 24, minute < 60, hour * 60 + minute <= 1440 else { return nil }
    return hour * 60 + minute
  }
}
