/// A day and a time (DATE-TIME, RFC 5545 §3.3.5) in one of its three forms.
package struct DateTimeValue: Hashable, Sendable {
  /// What the day and the time are to be read in.
  package enum Zone: Hashable, Sendable {
    /// Wherever the reader is.
    case floating
    case utc
    /// The zone of a TZID, which a VTIMEZONE of the text may tell of, or a name that readers know.
    case named(String)
  }

  package let date: DateValue
  package let time: TimeValue
  package let zone: Zone

  package init(date: DateValue, time: TimeValue, zone: Zone = .floating) {
    self.date = date
    self.time = time
    self.zone = zone
  }
}
