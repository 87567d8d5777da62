import Domain
import ICalendar

/// Changes the lines of a calendar object that say something else than a task.
struct ObjectWriter {
  let said: CalendarTask
  let context: ObjectContext
  let old: ObjectFields
  let dates: DateReader
  private let original: CalendarObject
  private(set) var stream: CalendarStream
  /// The VCALENDAR as it is by now.
  var calendar: Component
  /// Zones whose TZID was written, by it.
  var zonesWritten: [String: ZoneName] = [:]

  init(_ object: CalendarObject, saying task: CalendarTask, _ context: ObjectContext) {
    said = task
    self.context = context
    original = object
    old = object.fields(in: context)
    calendar = object.calendar
    dates = DateReader(calendar, context)
    stream = object.stream
  }

  var task: TaskItem { said.task }
  var isChanged: Bool { stream != original.stream }

  /// - Parameter stamping: whether what is changed gets a new LAST-MODIFIED, DTSTAMP and SEQUENCE.
  mutating func write(stamping: Bool = true) {
    let (said, old) = (said, old)
    editMaster { $0.write(said, since: old) }
    writeDates()
    writeAlarms()
    writeCompletion()
    if stamping { stamp() }
    defineZones()
    let calendar = calendar
    if calendar != original.calendar {
      stream.editComponents("VCALENDAR") { $0 = calendar }
    }
  }

  /// The original VTODO that is the task.
  var originalMaster: Component {
    let tasks = original.tasks
    return tasks.isEmpty ? Component("VTODO") : tasks[tasks.masterIndex]
  }

  var tasks: [Component] { calendar.components("VTODO") }

  var master: Component {
    let tasks = tasks
    return tasks.isEmpty ? Component("VTODO") : tasks[tasks.masterIndex]
  }

  mutating func editMaster(_ body: (inout Component) -> Void) {
    let index = tasks.masterIndex
    editTasks { if $0 == index { body(&$1) } }
  }

  /// Changes each VTODO, which comes with its place among them.
  mutating func editTasks(_ body: (Int, inout Component) -> Void) {
    var index = 0
    calendar.editComponents("VTODO") {
      body(index, &$0)
      index += 1
    }
  }

  private mutating func stamp() {
    let untouched = Dictionary(original.tasks.map { ($0.line, $0) }) { first, _ in first }
    let index = tasks.masterIndex
    let (task, dates) = (task, dates)
    editTasks { place, component in
      guard let line = component.line, untouched[line] != component else { return }
      // The time of a completion may have been read from what is written now.
      if place == index, let completed = task.completed, !component.completion(dates).isOpen,
        dates.instant(of: component.property("COMPLETED")) == nil
      {
        component.setClosingTime(completed, stamp: task.changed)
      }
      component.setInstant("LAST-MODIFIED", task.changed)
      component.setInstant("DTSTAMP", task.changed)
      component.change("SEQUENCE") { property in
        let value = property.integer ?? (property.value.isEmpty ? 0 : nil)
        if let value, value < Int(Int32.max) { property.setInteger(max(0, value) + 1) }
      }
    }
  }
}

extension Component {
  /// Sets a time in UTC, to the second.
  mutating func setInstant(_ name: String, _ instant: Instant) {
    guard let moment = Moment(instant) else { return }
    change(name) { $0.setMoment(moment) }
  }
}
