/// How many rows may be read on the way to a page before another way is tried.
///
/// The first of them are a sample: too few matches there, and the page would not be filled.
final class RowAllowance {
  private let count: Int
  private let wantedCount: Int
  private var readCount = 0
  private var matchCount = 0
  /// Whether there were not enough.
  private(set) var isSpent = false

  /// For a page of so many tasks.
  init(_ count: Int, wanting wantedCount: Int) {
    self.count = count
    self.wantedCount = wantedCount
  }

  /// Whether one more may be read.
  func take() -> Bool {
    let isSampled = readCount == count / 10
    if readCount == count || (isSampled && matchCount * 10 < wantedCount) { isSpent = true }
    readCount += 1
    return !isSpent
  }

  func noteMatch() {
    matchCount += 1
  }
}
