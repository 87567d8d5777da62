import Domain
import QuickAdd

extension QuickLine.Part {
  /// `ranges` are those of the part in UTF-16; `first` is when the task is due, or begins.
  init(
    _ part: QuickAddPart, of line: String, isSwapped: Bool, at ranges: [Range<Int>],
    first: TaskDate?, naming names: inout DayNames
  ) {
    let utf8 = Array(line.utf8)
    let pieces = part.ranges.map { range in
      String(decoding: utf8[range.clamped(to: utf8.indices)], as: UTF8.self)
    }
    words = pieces.joined(separator: " … ")
    kind = Kind(part.value)
    kindLabel = names.words.quickPart(kind)
    label = Self.label(part.value, first: first, naming: &names)
    other = part.alternative.map { Self.label($0, first: first, naming: &names) }
    self.ranges = ranges
    self.isSwapped = isSwapped
  }

  private static func label(
    _ value: QuickAddPart.Value, first: TaskDate?, naming names: inout DayNames
  ) -> String {
    switch value {
    case .due(let date), .start(let date): names.label(of: date)
    case .repetition(let repetition):
      // What words say it depends on the first day only where the rule leaves days out.
      Repetition(
        repetition, from: first ?? .date(names.day.today), mode: nil, on: names.day
      ).map { names.words.repetition($0, on: names.day) } ?? repetition.rule
    case .tag(let name): "#" + name
    case .list(let title): title
    case .priority(let priority): names.words.priorityLabel(priority)
    case .duration(let minutes): names.words.duration(minutes: minutes)
    }
  }
}

extension QuickLine.Part.Kind {
  init(_ value: QuickAddPart.Value) {
    switch value {
    case .due: self = .due
    case .start: self = .start
    case .repetition: self = .repetition
    case .tag: self = .tag
    case .list: self = .list
    case .priority: self = .priority
    case .duration: self = .estimate
    }
  }
}
