extension Component {
  /// The texts of all properties of a name, each a list (CATEGORIES, RESOURCES).
  package func texts(_ name: String) -> [String] {
    properties(name).flatMap(\.texts)
  }

  /// Makes the lists of a name say these texts, by as few lines as it takes.
  ///
  /// A text that is there stays where it is, however often, whatever the order; one that is new goes
  /// to the end of the last list. Lists that lose nothing stay byte for byte, and one that is left
  /// empty goes.
  package mutating func setTexts(_ name: String, to texts: [String]) {
    let wanted = Set(texts)
    guard wanted != Set(self.texts(name)) else { return }
    var seen: Set<String> = []
    edit(name) { property in
      let old = property.texts
      let kept = old.filter(wanted.contains)
      seen.formUnion(kept)
      if kept.count < old.count { property.setTexts(kept) }
    }
    let added = texts.filter { seen.insert($0).inserted }
    if !added.isEmpty {
      if var last = properties(name).last {
        last.setTexts(last.texts + added)
        replaceLast(by: last)
      } else {
        var property = Property(name)
        property.setTexts(added)
        append(property)
      }
    }
    remove(name) { $0.raw == nil && $0.texts.isEmpty }
  }

  private mutating func replaceLast(by property: Property) {
    let name = property.name
    let index = items.lastIndex {
      if case .property(let other) = $0 { other.isNamed(name) } else { false }
    }
    if let index { items[index] = .property(property) }
  }
}
