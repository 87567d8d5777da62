import CUTF8Proc

/// Calls `body` with the scalars of `utf8` after compatibility decomposition and case folding,
/// without those that are ignorable by default (joiners, variation selectors, soft hyphens).
///
/// The buffer is on the stack for all but long texts. `utf8` is a Swift string's and hence valid;
/// should utf8proc refuse it all the same (it does so when a text is longer than it can count),
/// `body` gets no scalars.
func withFoldedScalars(
  of utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<Int32>) -> Void
) {
  // Enough for nearly every text: each scalar of one byte becomes one, of three bytes three.
  var capacity = utf8.count + 16
  for _ in 0..<2 {
    let needed = withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity) { buffer in
      let count = utf8proc_decompose(
        utf8.baseAddress, utf8.count, buffer.baseAddress, buffer.count, foldingOptions)
      if count <= capacity {
        body(UnsafeBufferPointer(rebasing: buffer.prefix(max(count, 0))))
      }
      return count
    }
    if needed <= capacity { return }
    capacity = needed
  }
}

private let foldingOptions = utf8proc_option_t(
  UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
    | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_IGNORE.rawValue)
