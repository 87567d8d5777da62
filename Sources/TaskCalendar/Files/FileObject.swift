package import Domain
import ICalendar

/// A calendar object as a file has it.
package struct FileObject: Equatable, Sendable {
  package let uid: String
  /// The title of the list that it is in; nil when the file doesn't say.
  package let list: String?
  /// The object on its own, with the time zones that it needs.
  package let bytes: [UInt8]
  package let fields: ObjectFields
  /// The line that its first task begins at, counted as ``Place`` does.
  package let line: Int
  /// When it was changed last, as far as it says so.
  package let stamp: Instant?
  let hasMaster: Bool

  /// Whether it is rather to be taken than another one of its UID: the task itself rather than
  /// single times of it, then what was changed last, then what comes last.
  func supersedes(_ other: FileObject) -> Bool {
    if hasMaster != other.hasMaster { return hasMaster }
    guard let stamp, let old = other.stamp else { return true }
    return stamp >= old
  }
}

extension FileObject {
  /// How an object that is to be stored differs from one that is.
  package enum Difference: Sendable {
    /// The same tasks, byte for byte, as they are or as they were uploaded.
    case none
    case newer
    /// What is stored was changed after it.
    case older
  }

  package func difference(
    from stored: StoredObject, in context: ObjectContext
  ) -> Difference {
    let tasks = Self.tasks(of: bytes)
    let own = tasks.lines
    if let uploaded = stored.bytes, Self.tasks(of: uploaded).lines == own { return .none }
    let current = Self.tasks(of: stored.text(in: context))
    if current.lines == own { return .none }
    guard let stamp, let other = current.stamp, stamp < other else { return .newer }
    return .older
  }

  private static func tasks(of text: [UInt8]) -> [Component] {
    let stream = try? CalendarStream(reading: text, allowing: .everything, limits: .file)
    return (stream?.component("VCALENDAR")?.components("VTODO") ?? []).map { $0.listed(in: nil) }
  }
}

extension [Component] {
  /// Tasks in their order, without anything that stands between them.
  var lines: [UInt8] { flatMap(\.lines) }

  /// When the last of them was changed.
  var stamp: Instant? { compactMap(\.stamp).max() }
}
