extension [UInt8] {
  /// Appends a line and its end, folded so that no piece has more than 75 octets (RFC 5545 §3.1).
  ///
  /// It is cut between code points, which the RFC doesn't ask but some readers need. Bytes that are
  /// no UTF-8 are cut where it comes.
  mutating func append(folding content: ArraySlice<UInt8>) {
    var rest = content
    var room = 75
    while rest.count > room {
      let piece = rest.prefix(Self.fitting(room, of: rest))
      append(contentsOf: piece)
      append(contentsOf: [ASCII.carriageReturn, ASCII.lineFeed, ASCII.space])
      rest = rest.dropFirst(piece.count)
      // The space that says that a line goes on counts too.
      room = 74
    }
    append(contentsOf: rest)
    append(contentsOf: [ASCII.carriageReturn, ASCII.lineFeed])
  }

  /// How many bytes to take so that no character is cut: one has four at most.
  private static func fitting(_ room: Int, of rest: ArraySlice<UInt8>) -> Int {
    for back in 0..<4 {
      let next = rest[rest.startIndex + room - back]
      if next & 0xC0 != 0x80 { return room - back }
    }
    return room
  }
}
