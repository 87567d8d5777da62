extension String {
  /// Whether all of it is printable ASCII, which takes one column and no care for each byte.
  ///
  /// All bytes are looked at, without leaving early, so that many are compared at once.
  var isPrintableASCII: Bool {
    var text = self
    return text.withUTF8 { utf8 in
      utf8.reduce(0 as UInt8) { $0 | ($1 &- 0x20 <= 0x5E ? 0 : 1) } == 0
    }
  }
}
