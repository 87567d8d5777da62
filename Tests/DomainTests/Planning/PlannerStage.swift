import Domain

/// A Monday with hours from nine to twelve and from one to five, and a clock.
struct PlannerStage {
  static let monday = CalendarDate(daysSince1970: 20_787)
  /// Minutes since midnight.
  var now = 8 * 60
  var hours = WorkHours.standard
  var accepted: [DayPlan] = []
  var sky: [SkySpan] = []
  var limit: DayLimit?

  static func day(_ offset: Int) -> CalendarDate { monday.advanced(byDays: offset) }

  var day: Day {
    let milliseconds = Int64(Self.monday.daysSince1970) * 86_400_000 + Int64(now) * 60_000
    return Day(
      withoutCalendarFor: .init(1), at: Instant(milliseconds: milliseconds))
  }

  func planner(_ tasks: [TaskItem]) -> Planner {
    Planner(
      day: day, hours: hours, tasks: tasks, accepted: accepted, sky: sky, limit: limit)
  }

  func propose(_ tasks: [TaskItem], days: Int = 1) -> PlanProposal {
    planner(tasks).propose((0..<days).map(Self.day))
  }

  /// What is proposed for the first day, as `09:00+30 3`.
  func times(_ tasks: [TaskItem], on day: Int = 0, of days: Int = 1) -> [String] {
    let proposal = propose(tasks, days: max(days, day + 1))
    return proposal.days[day].entries.map { shown($0.entry) }
  }
}

func shown(_ entry: PlanEntry) -> String {
  let (hour, minute) = (entry.start / 60, entry.start % 60)
  let time = (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  return "\(time)+\(entry.minutes) \(entry.task.number)"
}

func minutes(_ hour: Int, _ minute: Int = 0) -> Int { hour * 60 + minute }

func task(
  _ number: Int, _ estimate: Int? = 30, priority: Priority = .none, due: TaskDate? = nil,
  start: TaskDate? = nil, tags: [String] = [], parent: Int? = nil, repetition: Repetition? = nil
) -> TaskItem {
  TaskItem(
    id: .init(number), list: .init(1), parent: parent.map { .init($0) }, title: "Task \(number)",
    priority: priority, start: start, due: due, repetition: repetition,
    tags: tags.map(Tag.init(stored:)), estimate: estimate, position: .first,
    created: PlannerStage().day.now, changed: PlannerStage().day.now)
}

/// A day so many days after Monday.
func due(_ offset: Int) -> TaskDate { .date(PlannerStage.day(offset)) }

/// A time on that day.
func at(_ hour: Int, _ minute: Int = 0, _ offset: Int = 0) -> TaskDate {
  guard let time = LocalTime(hour: hour, minute: minute) else { return due(offset) }
  return .floating(LocalDateTime(date: PlannerStage.day(offset), time: time))
}
