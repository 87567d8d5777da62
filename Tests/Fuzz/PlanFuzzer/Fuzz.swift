import Domain
import Presentation

/// Hours as people type them, and plans as pages carry them: what is read prints to what reads as the
/// same, and can be planned with.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  var hours = WorkHours.standard
  if let spans = [MinuteSpan](typed: text) {
    precondition(spans.allSatisfy { 0 <= $0.start && $0.end <= 1440 }, "hours are of one day")
    hours = WorkHours([.monday: spans, .tuesday: spans])
  }
  if let stored = WorkHours(text: text) { hours = stored }
  precondition(WorkHours(text: hours.text) == hours, "hours read as they print")
  var accepted: [DayPlan] = []
  if let acceptance = PlanAcceptance(text: text) {
    precondition(PlanAcceptance(text: acceptance.text) == acceptance, "a plan reads as it prints")
    accepted = acceptance.plans
  }
  plan(hours, accepted)
  return 0
}

/// What is planned stands within a day's hours, or where it was accepted.
private func plan(_ hours: WorkHours, _ accepted: [DayPlan]) {
  let day = Day(
    withoutCalendarFor: .init(1), at: Instant(milliseconds: 1_796_030_000_000))
  let tasks = (1...4).map { number in
    TaskItem(
      id: .init(number), list: .init(1), title: "Task", estimate: number * 45, position: .first,
      created: day.now, changed: day.now)
  }
  let planner = Planner(day: day, hours: hours, tasks: tasks, accepted: accepted)
  let proposal = planner.propose([day.today, day.today.advanced(byDays: 1)])
  let kept = Set(accepted.flatMap(\.entries).map(\.start))
  for day in proposal.days {
    for entry in day.entries.map(\.entry) where !kept.contains(entry.start) {
      let span = MinuteSpan(entry.start, entry.start + entry.minutes)
      precondition(day.hours.contains { $0.clipped(to: span) == span }, "time is in the hours")
    }
  }
}
