/// An iCalendar text being written.
struct TextWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ item: Item) {
    switch item {
    case .property(let property): write(property)
    case .component(let component): write(component)
    case .other(let line): write(raw: line.raw)
    }
  }

  mutating func write(_ component: Component) {
    write(raw: component.begin)
    for item in component.items { write(item) }
    if let end = component.end { write(raw: end) }
  }

  private mutating func write(_ property: Property) {
    if let raw = property.raw {
      write(raw: raw)
    } else {
      endLine()
      bytes.append(folding: property.content)
    }
  }

  private mutating func write(raw: ArraySlice<UInt8>) {
    endLine()
    bytes.append(contentsOf: raw)
  }

  /// The last line of a text may have come without an end; it needs one when another follows.
  private mutating func endLine() {
    guard let last = bytes.last, last != ASCII.lineFeed, last != ASCII.carriageReturn else {
      return
    }
    bytes += [ASCII.carriageReturn, ASCII.lineFeed]
  }
}
