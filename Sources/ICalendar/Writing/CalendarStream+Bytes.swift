extension CalendarStream {
  /// The text, in UTF-8: what was read as it came, the rest in lines folded at 75 octets.
  package var bytes: [UInt8] {
    var text = TextWriter()
    for item in items { text.write(item) }
    return text.bytes
  }
}

extension Component {
  /// The component alone, as it stands in its text.
  package var bytes: [UInt8] {
    var text = TextWriter()
    text.write(self)
    return text.bytes
  }
}
