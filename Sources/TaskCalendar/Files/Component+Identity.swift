import ICalendar

// Some programs export tasks without UIDs: calcurse does, unless it is told otherwise.

extension Component {
  /// A UID that the same VTODO has each time it is read; nil for one that says nothing.
  ///
  /// How its lines are folded and end, and when it was exported, makes no difference.
  var contentIdentifier: String? {
    var content = listed(in: nil)
    content.remove("UID")
    content.remove("DTSTAMP")
    guard !content.properties.isEmpty else { return nil }
    var hash = FowlerNollVoHash()
    let bytes = content.lines
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
      switch bytes[index] {
      case UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n") where next == UInt8(ascii: " ") || next == UInt8(ascii: "\t"):
        index += 1
      case let byte: hash.combine(byte)
      }
      index += 1
    }
    return "content-" + String(hash.value, radix: 16)
  }

  /// The same with a UID, all other lines byte for byte as they are.
  func identified(by uid: String) -> Component {
    var component = self
    guard component.property("UID") == nil else {
      component.change("UID") { $0.setText(uid) }
      return component
    }
    var property = Property("UID")
    property.setText(uid)
    component.items.insert(.property(property), at: 0)
    return component
  }
}

/// The hash function FNV-1a of 128 bits, which gives the same on every machine (RFC 9923).
///
/// It tells texts apart that nobody makes in order to have them taken for each other.
private struct FowlerNollVoHash {
  private(set) var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
  }
}
