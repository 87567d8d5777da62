import Domain
import ICalendar

extension ObjectWriter {
  /// Takes the alarms of reminders that are gone away, and adds those of new ones.
  mutating func writeAlarms() {
    let original = originalMaster
    var before: [Reminder?] = []
    for alarm in original.components("VALARM") {
      before.append(original.reminder(of: alarm, dates).map(dates.inText))
    }
    var changed = master
    changed.write(task.reminders.map(dates.inText), since: before, of: task.title, dates)
    if changed != master { editMaster { $0 = changed } }
  }
}

extension DateReader {
  /// A reminder as a text has it, where there are moments alone (RFC 5545 §3.8.6.3).
  fileprivate func inText(_ reminder: Reminder) -> Reminder {
    guard case .at(let date) = reminder else { return reminder }
    return .at(.instant(instant(date).wholeSeconds))
  }
}

extension Component {
  /// `before` is what each alarm was as a reminder; nil for one that was none.
  fileprivate mutating func write(
    _ wanted: [Reminder], since before: [Reminder?], of title: String, _ dates: DateReader
  ) {
    var items: [Item] = []
    var rest = before[...]
    for item in self.items {
      guard case .component(var alarm) = item, alarm.isNamed("VALARM"),
        let reminder = rest.popFirst() ?? nil
      else {
        items.append(item)
        continue
      }
      guard wanted.contains(reminder) else { continue }
      // Dates that were added or taken away can give a trigger another meaning.
      if self.reminder(of: alarm, dates).map(dates.inText) != reminder {
        alarm.ring(at: reminder, dates)
      }
      items.append(.component(alarm))
    }
    var known = Set(before.compactMap(\.self))
    for reminder in wanted where known.insert(reminder).inserted {
      items.append(.component(Component(alarm: reminder, of: title, dates)))
    }
    self.items = items
  }
}

extension Component {
  fileprivate init(alarm reminder: Reminder, of title: String, _ dates: DateReader) {
    self.init("VALARM", properties: [Property("ACTION", value: "DISPLAY")])
    ring(at: reminder, dates)
    change("DESCRIPTION") { $0.setText(title) }
  }

  fileprivate mutating func ring(at reminder: Reminder, _ dates: DateReader) {
    change("TRIGGER") { property in
      switch reminder {
      case .beforeDue(let minutes):
        property.setTrigger(.fromEnd(DurationValue(minutesBefore: minutes)))
      case .beforeStart(let minutes):
        property.setTrigger(.fromStart(DurationValue(minutesBefore: minutes)))
        property.setParameter("RELATED", to: "START")
      case .at(let date):
        guard case .dateTime(let value) = Moment(dates.instant(date)) else { return }
        property.setTrigger(.at(value))
      }
    }
  }
}

extension DurationValue {
  fileprivate init(minutesBefore minutes: Int) {
    let isWhole = minutes % 1440 == 0
    self.init(days: isWhole ? -minutes / 1440 : 0, seconds: isWhole ? 0 : -minutes * 60)
  }
}
