import Domain
import ICalendar

// What the properties of a VTODO say in the fields of a task, each as the task's rules want it.

extension Component {
  /// Nil when there is none, or a blank one.
  var title: String? {
    guard let text = property("SUMMARY")?.text else { return nil }
    return try? Title.validated(text.cut(to: Title.maximumLength))
  }

  var notes: String {
    let text = property("DESCRIPTION")?.text ?? ""
    return (try? validatedNotes(text.cut(to: maximumNotesLength))) ?? ""
  }

  /// Empty for what is no address.
  var url: String {
    (try? validatedURL(property("URL")?.value ?? "")) ?? ""
  }

  /// 1 to 4 are high, 5 is medium, 6 to 9 are low (RFC 5545 §3.8.1.9).
  var priority: Priority {
    switch property("PRIORITY")?.integer ?? 0 {
    case 1...4: .high
    case 5: .medium
    case 6...9: .low
    default: .none
    }
  }

  var tags: [Tag] {
    texts("CATEGORIES").compactMap { Tag($0) }.unique
  }

  /// In whole minutes, from ESTIMATED-DURATION (draft-ietf-calext-ical-tasks).
  var estimate: Int? {
    guard let duration = property("ESTIMATED-DURATION")?.duration, !duration.isNegative
    else { return nil }
    let minutes = duration.days * 1440 + (duration.seconds + 59) / 60
    return (1...maximumEstimate).contains(minutes) ? minutes : nil
  }

  var parentUID: String? {
    properties("RELATED-TO").map(\.relation).first(where: \.namesParent)?.uid
  }

  var mode: RepeatMode {
    let text = property(RepeatMode.propertyName)?.value.uppercased()
    return RepeatMode.allCases.first { $0.propertyValue == text } ?? .byCalendar
  }
}

extension Relation {
  /// Whether it names what the task is a part of.
  var namesParent: Bool { type == Relation.parent && uid.utf8.contains { $0 > 0x20 } }
}

extension RepeatMode {
  static let propertyName = "X-HIBI-REPEAT-MODE"

  /// Nil for what other programs do anyway.
  var propertyValue: String? {
    switch self {
    case .byCalendar: nil
    case .fromCompletion: "FROM-COMPLETION"
    case .skippingMissed: "SKIPPING-MISSED"
    }
  }
}

extension String {
  /// The first part of no more bytes of UTF-8 than `limit`, with no character of it cut.
  func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(startIndex, offsetBy: limit)
    while utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    return String(self[..<end])
  }
}
