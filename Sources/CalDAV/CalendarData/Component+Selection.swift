import DAV
import ICalendar

extension Component {
  /// Leaves only what is selected, in its order (RFC 4791 §9.6.1).
  ///
  /// A selection that names nothing selects everything, as in the example of §7.8.1. Lines that are no
  /// property go.
  mutating func select(_ selection: ComponentSelection) {
    guard
      selection.properties?.isEmpty == false || selection.components?.isEmpty == false
        || selection.properties == nil || selection.components == nil
    else { return }
    items = items.compactMap { item in
      switch item {
      case .property(let property):
        property.selected(by: selection.properties).map { .property($0) }
      case .component(let component):
        component.selected(by: selection.components).map { .component($0) }
      case .other: nil
      }
    }
  }

  private func selected(by selections: [ComponentSelection]?) -> Component? {
    guard let selections else { return self }
    guard let selection = selections.first(where: { isNamed($0.name) }) else { return nil }
    var component = self
    component.select(selection)
    return component
  }
}

extension Property {
  fileprivate func selected(by selections: [ComponentSelection.Property]?) -> Property? {
    guard let selections else { return self }
    guard let selection = selections.first(where: { isNamed($0.name) }) else { return nil }
    return selection.isWithoutValue ? Property(name) : self
  }
}
