package import Domain

/// A line as it was read.
package struct QuickAddResult: Equatable, Sendable {
  /// The line that was read.
  package let text: String
  /// What is left for the title; empty when the line is nothing but parts.
  package let title: String
  /// In the order of the line.
  package let parts: [QuickAddPart]
  /// When it is due.
  ///
  /// A repeating task is due at its first occurrence, though no word says so.
  package let due: TaskDate?
  /// The ranges that were to be left alone.
  let ignored: [Range<Int>]
  /// The ranges that were to be read the other way.
  let swapped: [Range<Int>]

  package var start: TaskDate? {
    for case .start(let start) in parts.map(\.value) { return start }
    return nil
  }

  package var repetition: QuickAddRepetition? {
    for case .repetition(let repetition) in parts.map(\.value) { return repetition }
    return nil
  }

  /// Each tag once, whatever its case.
  package var tags: [String] {
    var seen: Set<String> = []
    return parts.compactMap { part in
      guard case .tag(let tag) = part.value, seen.insert(tag.lowercased()).inserted else {
        return nil
      }
      return tag
    }
  }

  /// The last one that is named: a task is in one list.
  package var list: String? {
    for case .list(let list) in parts.reversed().map(\.value) { return list }
    return nil
  }

  package var priority: Priority? {
    for case .priority(let priority) in parts.reversed().map(\.value) { return priority }
    return nil
  }

  /// In minutes.
  package var duration: Int? {
    for case .duration(let minutes) in parts.reversed().map(\.value) { return minutes }
    return nil
  }
}
