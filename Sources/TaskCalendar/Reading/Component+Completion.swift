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
  /// Programs write any part of STATUS, COMPLETED and PERCENT-COMPLETE; each one is enough.
  func completion(_ dates: DateReader) -> Completion {
    let status = property("STATUS")?.value.uppercased().filter { $0 != " " }
    let isCancelled = status == "CANCELLED"
    let isCompleted =
      status == "COMPLETED" || hasCompletionTime
      || property("PERCENT-COMPLETE")?.integer == 100
    guard isCancelled || isCompleted else { return .open }
    let time = ["COMPLETED", "LAST-MODIFIED", "DTSTAMP"].lazy
      .compactMap { dates.instant(of: property($0)) }.first
    return .closed(time, isCancelled: isCancelled)
  }

  private var hasCompletionTime: Bool {
    property("COMPLETED")?.value.utf8.contains { $0 > 0x20 } ?? false
  }
}
