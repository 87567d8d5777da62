package import Domain
import QuickAdd
import UnicodeText

/// Reads lines for one person on one day, with the lists and tags that the person has.
package struct QuickLineReader: Sendable {
  private let day: Day
  private let words: Words
  private let lists: [ListSummary]
  private let home: TaskList.ID?
  private let reader: QuickAdd

  /// `home` is the list where the line is typed: of several with one title it is the one meant.
  package init(
    on day: Day, lists: [ListSummary], tags: [Tag], home: TaskList.ID?, in words: Words
  ) {
    self.day = day
    self.words = words
    self.lists = lists
    self.home = home
    reader = QuickAdd(
      in: QuickAddContext(
        day, lists: lists.map(\.list.title).filter { !$0.isEmpty }, tags: tags.map(\.name)))
  }

  /// Reads a line as it is to be saved.
  ///
  /// A line that is nothing but parts ("tomorrow") is all title: a task needs one. What can't be kept
  /// (a tag that is too long, a repetition that ends before it begins) stays in the title as well.
  package func read(_ text: String, _ choices: QuickChoices = QuickChoices()) -> QuickLine {
    let offsets = UTF16Offsets(of: text)
    var kept = choices.kept.map(offsets.utf8)
    let swapped = choices.swapped.map(offsets.utf8)
    while true {
      let result = reader.read(text, ignoring: kept, swapping: swapped)
      if isBlank(result.title) {
        return QuickLine(text: text, draft: TaskDraft(title: text), list: nil, parts: [])
      }
      let unusable = result.parts.filter { !isUsable($0, of: result) }.flatMap(\.ranges)
      // Each round gives back more, so that there are few.
      if unusable.allSatisfy({ range in kept.contains(range) }) {
        return line(result, swapped, offsets)
      }
      kept += unusable
    }
  }

  private func line(
    _ result: QuickAddResult, _ swapped: [Range<Int>], _ offsets: UTF16Offsets
  ) -> QuickLine {
    let draft = TaskDraft(
      title: result.title, priority: result.priority ?? .none, start: result.start,
      due: result.due, repetition: repetition(of: result),
      tags: result.tags.compactMap { Tag($0) }.unique, estimate: result.duration)
    var names = DayNames(on: day, in: words)
    let parts = result.parts.map { part in
      let isSwapped = part.ranges.contains { range in swapped.contains { $0.overlaps(range) } }
      return QuickLine.Part(
        part, of: result.text, isSwapped: part.isAmbiguous && isSwapped,
        at: part.ranges.map(offsets.utf16), first: result.due ?? result.start, naming: &names)
    }
    return QuickLine(
      text: result.text, draft: draft, list: result.list.flatMap(list), parts: parts)
  }

  private func isUsable(_ part: QuickAddPart, of result: QuickAddResult) -> Bool {
    switch part.value {
    case .tag(let name): Tag(name) != nil
    case .repetition: repetition(of: result) != nil
    case .duration(let minutes): (1...maximumEstimate).contains(minutes)
    case .due, .start, .list, .priority: true
    }
  }

  private func repetition(of result: QuickAddResult) -> Repetition? {
    guard let words = result.repetition, let first = result.due ?? result.start else { return nil }
    return Repetition(words, from: first, mode: nil, on: day)
  }

  private func list(named title: String) -> TaskList.ID? {
    let named = lists.filter { $0.list.title == title }
    return (named.first { $0.id == home } ?? named.first)?.id
  }
}

extension SceneContext {
  /// Reads lines that are typed at a list, as of now.
  func lineReader(at home: TaskList.ID?) async throws(StoreError) -> QuickLineReader {
    let lists = try await lists()
    let tags = try await tagNames()
    return QuickLineReader(on: day(), lists: lists, tags: tags, home: home, in: words)
  }
}
