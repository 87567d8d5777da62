import Domain
import ICalendar

extension ObjectWriter {
  /// Makes the task open or not, by all that says so.
  mutating func writeCompletion() {
    let before = originalMaster.completion(dates)
    guard let completed = task.completed else {
      if !before.isOpen { editMaster { $0.reopen() } }
      return
    }
    if case .closed(let time, let isCancelled) = before, isCancelled == task.isCancelled,
      (time ?? context.received).seconds == completed.seconds
    {
      return
    }
    // All times of it may be done, each in its own VTODO.
    if before.isOpen, old.completed?.seconds == completed.seconds,
      old.isCancelled == task.isCancelled
    {
      return
    }
    let task = task
    editMaster { $0.close(at: completed, isCancelled: task.isCancelled, stamp: task.changed) }
  }
}

extension Component {
  /// `stamp` is what LAST-MODIFIED or else DTSTAMP will say.
  mutating func close(at time: Instant, isCancelled: Bool, stamp: Instant) {
    guard isCancelled else {
      remove(Self.cancelledName)
      change("STATUS") { $0.setValue("COMPLETED") }
      setInstant("COMPLETED", time)
      return change("PERCENT-COMPLETE") { $0.setInteger(100) }
    }
    if !hasStatus("CANCELLED") {
      remove("COMPLETED")
      remove("PERCENT-COMPLETE") { $0.integer == 100 }
      change("STATUS") { $0.setValue("CANCELLED") }
    }
    setClosingTime(time, stamp: stamp)
  }

  /// Has what is closed say since when, where another time would be read from when it was changed last.
  mutating func setClosingTime(_ time: Instant, stamp: Instant) {
    if !hasStatus("CANCELLED") || property("COMPLETED") != nil {
      setInstant("COMPLETED", time)
    } else if time.seconds == stamp.seconds {
      remove(Self.cancelledName)
    } else {
      setInstant(Self.cancelledName, time)
    }
  }

  mutating func reopen() {
    remove("COMPLETED")
    remove(Self.cancelledName)
    remove("PERCENT-COMPLETE") { $0.integer == 100 }
    edit("STATUS") { property in
      if ["COMPLETED", "CANCELLED"].contains(property.status) {
        property.setValue("NEEDS-ACTION")
      }
    }
  }
}
