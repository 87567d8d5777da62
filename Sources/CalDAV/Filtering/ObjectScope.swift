import DAV
import Domain
import ICalendar
import TaskCalendar

/// The calendar object that is looked at, for what one component of it takes from the others.
struct ObjectScope {
  let clock: CalendarClock
  private let tasks: [Component]

  init(_ calendar: Component, zones: any ZoneRules, floating: Wall) {
    clock = CalendarClock(calendar, zones: zones, floating: floating)
    tasks = calendar.components("VTODO")
  }

  func schedule(of task: Component) -> TaskSchedule { TaskSchedule(task, among: tasks, clock) }

  /// Whether a component is in the range (§9.9); one of a kind of which nothing is said there is not.
  func overlaps(_ component: Component, of parent: Component?, _ range: TimeRange) -> Bool {
    switch component.name {
    case "VTODO": schedule(of: component).overlaps(range)
    case "VALARM":
      parent.map { schedule(of: $0).rings(component, in: range) } ?? false
    case "VCALENDAR": tasks.contains { schedule(of: $0).overlaps(range) }
    default: false
    }
  }
}
