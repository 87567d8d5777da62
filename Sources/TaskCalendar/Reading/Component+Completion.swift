import Domain
import ICalendar

/// Whether a VTODO is open, and since when it is not.
enum Completion: Equatable {
  case open
  /// The time is nil when the text doesn't say it.
  case closed(Instant?, isCancelled: Bool)

  var isOpen: Bool { self == .open }
}

extension Component {
  /// When a task was cancelled, if that isn't when it was changed last.
  ///
  /// Not COMPLETED, which some programs take for done whatever STATUS says.
  static let cancelledName = "X-HIBI-CANCELLED"

  /// Programs write any part of STATUS, COMPLETED and PERCENT-COMPLETE; each one is enough.
  func completion(_ dates: DateReader) -> Completion {
    let isCancelled = hasStatus("CANCELLED")
    let isCompleted =
      hasStatus("COMPLETED") || hasCompletionTime
      || property("PERCENT-COMPLETE")?.integer == 100
    guard isCancelled || isCompleted else { return .open }
    let own = isCancelled ? [Self.cancelledName] : []
    let time = (["COMPLETED"] + own + ["LAST-MODIFIED", "DTSTAMP"]).lazy
      .compactMap { dates.instant(of: property($0)) }.first
    return .closed(time, isCancelled: isCancelled)
  }

  func hasStatus(_ status: String) -> Bool { property("STATUS")?.status == status }

  private var hasCompletionTime: Bool {
    property("COMPLETED")?.value.utf8.contains { $0 > 0x20 } ?? false
  }
}

extension Property {
  /// The value of a STATUS, which some programs write in small letters or with spaces.
  var status: String { value.uppercased().filter { $0 != " " } }
}
