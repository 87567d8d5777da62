import Domain
import TaskCalendar
import TimeZones

private let context = ObjectContext(
  zones: SystemZones(), zone: ZoneName("Europe/Vienna"),
  received: Instant(milliseconds: 1_796_000_000_000), untitled: "Untitled")

/// What must hold for any bytes: reading them ends, a task that says what they say gives them back, and
/// one of which a field is changed gives a text that says it, and says all else as before.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let object = try? CalendarObject(reading: bytes) else { return 0 }
  let fields = object.fields(in: context)
  let task = TaskItem(fields)
  let occurrences = fields.occurrences.map { TaskItem($0) }
  func text(_ task: TaskItem, _ occurrences: [TaskItem]) -> [UInt8] {
    CalendarTask(task, uid: object.uid, occurrences: occurrences).text(over: bytes, in: context)
  }
  precondition(text(task, occurrences) == bytes, "given back as it came")

  var other = task
  other.title = "Something; else"
  other.priority = task.priority == .low ? .high : .low
  other.notes = "a\nb"
  other.estimate = 90
  other.tags = [Tag("new")].compactMap(\.self)
  var said = read(text(other, occurrences), object.uid)
  precondition(said.title == other.title && said.priority == other.priority)
  precondition(said.notes == other.notes && said.estimate == 90 && said.tags == other.tags)
  precondition(said.start == task.start && said.due == task.due, "the dates as before")
  precondition(said.repetition == task.repetition, "the rule as before")
  precondition(said.completed?.seconds == task.completed?.seconds, "completed as before")
  precondition(said.occurrences.map(\.due) == fields.occurrences.map(\.due), "as before")
  precondition(said.reminders == fields.reminders, "reminders as before")

  other = task
  other.completed = task.isCompleted ? nil : Instant(milliseconds: 1_797_000_000_000)
  other.isCancelled = false
  said = read(text(other, occurrences), object.uid)
  if fields.occurrences.isEmpty && task.repetition == nil {
    precondition(said.completed == other.completed, "completed or not")
  }

  other = task
  other.repetition = nil
  other.due = .time(
    LocalDateTime(utc: Instant(milliseconds: 1_797_000_000_000)), zone: ZoneName("Asia/Tokyo"))
  other.start = nil
  other.reminders = [.beforeDue(minutes: 5)]
  said = read(text(other, occurrences), object.uid)
  precondition(said.due == other.due && said.start == nil && said.repetition == nil)
  precondition(said.reminders == other.reminders, "the reminder alone")

  let person = Person(account: .init(1), language: .english, zone: context.zone)
  let day = Day(for: person, at: Instant(milliseconds: 1_797_000_000_000), zones: context.zones)
  if let next = task.moved(onFrom: day) {
    var record = task
    record.repetition = nil
    record.completed = day.now
    let moved = text(next, occurrences + [record])
    said = read(moved, object.uid)
    if !task.isCompleted { precondition(said.due == next.due, "due at the next time") }
    precondition(text(next, occurrences + [record]) == moved, "the same each time")
  }
  _ = CalendarTask(task, uid: object.uid, occurrences: occurrences).text(over: nil, in: context)
  return 0
}

private func read(_ bytes: [UInt8], _ uid: String) -> ObjectFields {
  guard let object = try? CalendarObject(reading: bytes) else {
    preconditionFailure("what was written can be read")
  }
  precondition(object.uid.utf8.elementsEqual(uid.utf8))
  return object.fields(in: context)
}

extension TaskItem {
  fileprivate init(_ fields: ObjectFields) {
    self.init(
      id: .init(1), list: .init(1), title: fields.title, notes: fields.notes,
      priority: fields.priority, start: fields.start, due: fields.due,
      repetition: fields.repetition, tags: fields.tags, estimate: fields.estimate, url: fields.url,
      reminders: fields.reminders, completed: fields.completed, isCancelled: fields.isCancelled,
      position: .first, created: context.received, changed: context.received)
  }

  fileprivate init(_ occurrence: ObjectOccurrence) {
    self.init(
      id: .init(2), list: .init(1), title: occurrence.title, start: occurrence.start,
      due: occurrence.due, completed: occurrence.completed, isCancelled: occurrence.isCancelled,
      occurrenceOf: .init(1), position: .first, created: context.received,
      changed: context.received)
  }
}
