import DAV
import Domain
import HTTP
import TaskCalendar

/// `calendar-query` (RFC 4791 §7.8): the members that a filter matches.
struct CalendarQueryReport {
  let caller: Caller
  let list: ListSummary

  func answer(_ query: CalendarQuery) async throws(DAVError) -> Response {
    let answer = MultistatusWriter(isMinimal: caller.preferences.isMinimal)
    let printer = try await ObjectPrinter(
      of: list, caller: caller, plan: PropertyPlan(query.selection, data: query.calendarData),
      answer: answer)
    let members = try await caller.members(of: list)
    let filter = ObjectFilter(
      query.filter, zones: caller.zones, floating: try caller.wall(of: query))
    var left = query.limit ?? .max
    for start in stride(from: 0, to: members.count, by: ObjectPrinter.pageSize) {
      let page = members[start..<min(start + ObjectPrinter.pageSize, members.count)]
      for object in try await caller.objects(of: page.map(\.task), in: list) {
        let text = caller.text(of: object)
        if !filter.matches(text) { continue }
        if left == 0 {
          answer.truncated(caller.href(of: list))
          return caller.multistatus(answer.finish())
        }
        left -= 1
        printer.print(object, text: text)
      }
    }
    return caller.multistatus(answer.finish())
  }
}
