/// Puts lines into the components that they stand in.
struct StreamReader {
  private(set) var items: [Item] = []
  private(set) var faults: [ReadingError] = []
  /// The components that have begun and not ended, the innermost last.
  private var open: [Component] = []
  private var number = 0
  /// Whether the outermost open component was given out as having begun.
  private var hasBegun = false
  private let leniency: Leniency
  private let limits: Limits

  init(allowing leniency: Leniency, limits: Limits) {
    self.leniency = leniency
    self.limits = limits
  }

  mutating func read(_ line: LogicalLine) throws(ReadingError) {
    number += 1
    guard number <= limits.lines else { throw .tooManyLines(limit: limits.lines) }
    let shape = LineShape(of: line.content.span)
    if shape.isEmpty { return add(other: line) }
    let property = shape.head.map {
      Property(line: line, name: shape.name, head: $0, number: number)
    }
    try checkBytes(of: line, shape)
    if let fault = shape.fault { try report(fault.error(at: place(of: line, shape))) }

    guard let property else { return add(other: line) }
    if property.isNamed("BEGIN") {
      try begin(line, property)
    } else if property.isNamed("END") {
      try end(line, property)
    } else {
      if open.isEmpty { try report(.outsideComponent(place(of: line, shape))) }
      add(.property(property))
    }
  }

  /// Ends the text; what is still open is kept without its end.
  mutating func finish() throws(ReadingError) {
    while let component = open.last {
      try report(.unfinishedComponent(place(of: component), component: component.name))
      close(endingWith: nil)
    }
  }

  /// Gives out, and forgets, what is whole by now right in an outermost component.
  ///
  /// Lines outside of all components are left out.
  mutating func takeParts(into parts: inout [CalendarCursor.Part]) {
    for case .component(let component) in items {
      begin(component, &parts)
      parts += component.items.map { .item($0) } + [.end]
      hasBegun = false
    }
    items.removeAll(keepingCapacity: true)
    guard !open.isEmpty else { return }
    begin(open[0], &parts)
    parts += open[0].items.map { .item($0) }
    open[0].items.removeAll(keepingCapacity: true)
  }

  private mutating func begin(_ component: Component, _ parts: inout [CalendarCursor.Part]) {
    guard !hasBegun else { return }
    hasBegun = true
    parts.append(.begin(name: component.name, place(of: component)))
  }

  private mutating func begin(_ line: LogicalLine, _ property: Property) throws(ReadingError) {
    let place = Place(line: number, property: "BEGIN")
    let name = ASCII.trimmed(property.valueBytes)
    guard !name.isEmpty, name.allSatisfy(ASCII.isName) else {
      try report(.badName(place))
      return add(other: line)
    }
    guard open.count < limits.depth else { throw .tooDeep(place, limit: limits.depth) }
    open.append(Component(reading: line, name: ASCII.uppercased(name), number: number))
  }

  /// An end of an outer component ends those in it; an end of none of them is kept as it is.
  private mutating func end(_ line: LogicalLine, _ property: Property) throws(ReadingError) {
    let name = ASCII.uppercased(ASCII.trimmed(property.valueBytes))
    guard open.contains(where: { $0.name == name }) else {
      try report(.unexpectedEnd(Place(line: number, property: "END"), component: name))
      return add(other: line)
    }
    while let component = open.last, component.name != name {
      try report(.unfinishedComponent(place(of: component), component: component.name))
      close(endingWith: nil)
    }
    close(endingWith: line.raw)
  }

  private mutating func close(endingWith end: ArraySlice<UInt8>?) {
    guard var component = open.popLast() else { return }
    component.end = end
    add(.component(component))
  }

  private mutating func add(other line: LogicalLine) {
    add(.other(OtherLine(raw: line.raw, content: line.content)))
  }

  private mutating func add(_ item: Item) {
    if open.isEmpty {
      items.append(item)
    } else {
      open[open.count - 1].items.append(item)
    }
  }

  private mutating func checkBytes(
    of line: LogicalLine, _ shape: LineShape
  ) throws(ReadingError) {
    if let code = line.controlCharacter {
      try report(.controlCharacter(place(of: line, shape), code: code))
    }
    guard line.hasHighBytes else { return }
    do {
      _ = try UTF8Span(validating: line.content.span)
    } catch {
      try report(.invalidUTF8(place(of: line, shape), offset: error.byteOffsets.lowerBound))
    }
  }

  private mutating func report(_ error: ReadingError) throws(ReadingError) {
    guard let needed = error.leniency, leniency.contains(needed) else { throw error }
    faults.append(error)
  }

  private func place(of line: LogicalLine, _ shape: LineShape) -> Place {
    let name = shape.name > 0 ? ASCII.uppercased(line.content.prefix(shape.name)) : nil
    return Place(line: number, property: name)
  }

  private func place(of component: Component) -> Place {
    component.place ?? Place(line: number)
  }
}
