/// What has properties and components in it, in an order that is kept.
package protocol ItemContainer {
  var items: [Item] { get set }
}

extension ItemContainer {
  package var components: [Component] {
    items.compactMap { if case .component(let component) = $0 { component } else { nil } }
  }

  /// The components of a name, in any case, that stand right in this.
  package func components(_ name: String) -> [Component] {
    components.filter { $0.isNamed(name) }
  }

  /// The first component of a name, in any case.
  package func component(_ name: String) -> Component? {
    for item in items {
      if case .component(let component) = item, component.isNamed(name) { return component }
    }
    return nil
  }

  /// Adds a component after all others.
  package mutating func append(_ component: Component) {
    items.append(.component(component))
  }

  /// Changes each component of a name where it stands.
  package mutating func editComponents<Failure: Error>(
    _ name: String, _ body: (inout Component) throws(Failure) -> Void
  ) throws(Failure) {
    for index in items.indices {
      guard case .component(var component) = items[index], component.isNamed(name) else { continue }
      try body(&component)
      items[index] = .component(component)
    }
  }

  /// Takes components of a name away, by default all.
  package mutating func removeComponents(
    _ name: String, where isUnwanted: (Component) -> Bool = { _ in true }
  ) {
    items.removeAll {
      if case .component(let component) = $0 {
        component.isNamed(name) && isUnwanted(component)
      } else {
        false
      }
    }
  }
}
