extension Component {
  package var properties: [Property] {
    items.compactMap { if case .property(let property) = $0 { property } else { nil } }
  }

  /// The first property of a name, in any case.
  package func property(_ name: String) -> Property? {
    for item in items {
      if case .property(let property) = item, property.isNamed(name) { return property }
    }
    return nil
  }

  /// The properties of a name, in any case.
  package func properties(_ name: String) -> [Property] {
    items.compactMap {
      if case .property(let property) = $0, property.isNamed(name) { property } else { nil }
    }
  }

  /// Puts a property in the place of the first one of its name, or after all others.
  ///
  /// To change one that is there, and keep its parameters, use `edit(_:_:)` or `change(_:_:)`.
  package mutating func set(_ property: Property) {
    let name = property.name
    guard let index = firstIndex(of: name) else { return append(property) }
    if items[index] != .property(property) { items[index] = .property(property) }
  }

  /// Changes the first property of a name where it stands, or adds one that begins empty.
  package mutating func change<Failure: Error>(
    _ name: String, _ body: (inout Property) throws(Failure) -> Void
  ) throws(Failure) {
    if let index = firstIndex(of: name), case .property(var property) = items[index] {
      try body(&property)
      items[index] = .property(property)
    } else {
      var property = Property(name)
      try body(&property)
      append(property)
    }
  }

  /// Changes each property of a name where it stands; there may be none.
  package mutating func edit<Failure: Error>(
    _ name: String, _ body: (inout Property) throws(Failure) -> Void
  ) throws(Failure) {
    for index in items.indices {
      guard case .property(var property) = items[index], property.isNamed(name) else { continue }
      try body(&property)
      items[index] = .property(property)
    }
  }

  /// Adds a property after the last one of its name, or after all others.
  ///
  /// Properties stand before components (RFC 5545 §3.6), but for texts that have it otherwise.
  package mutating func append(_ property: Property) {
    let name = property.name
    let same = items.lastIndex { $0.isProperty(named: name) }
    let last = same ?? items.lastIndex { if case .property = $0 { true } else { false } }
    items.insert(.property(property), at: last.map { $0 + 1 } ?? 0)
  }

  /// Takes properties of a name away, by default all.
  package mutating func remove(
    _ name: String, where isUnwanted: (Property) -> Bool = { _ in true }
  ) {
    items.removeAll {
      if case .property(let property) = $0 {
        property.isNamed(name) && isUnwanted(property)
      } else {
        false
      }
    }
  }

  private func firstIndex(of name: String) -> Int? {
    items.firstIndex { $0.isProperty(named: name) }
  }
}

extension Item {
  fileprivate func isProperty(named name: String) -> Bool {
    if case .property(let property) = self { property.isNamed(name) } else { false }
  }
}
