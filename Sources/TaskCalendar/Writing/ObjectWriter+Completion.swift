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
    let isCancelled = task.isCancelled
    editMaster { $0.close(at: completed, isCancelled: isCancelled) }
  }
}

extension Component {
  mutating func close(at time: Instant, isCancelled: Bool) {
    change("STATUS") { $0.setValue(isCancelled ? "CANCELLED" : "COMPLETED") }
    setInstant("COMPLETED", time)
    if !isCancelled { change("PERCENT-COMPLETE") { $0.setInteger(100) } }
  }

  mutating func reopen() {
    remove("COMPLETED")
    remove("PERCENT-COMPLETE") { $0.integer == 100 }
    edit("STATUS") { property in
      if ["COMPLETED", "CANCELLED"].contains(property.value.uppercased()) {
        property.setValue("NEEDS-ACTION")
      }
    }
  }
}
