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
    let printer = ResourcePrinter(
      caller: caller, plan: PropertyPlan(query.selection, data: query.calendarData),
      answer: answer)
    let members = try await DAVError.mapping { () async throws(StoreError) in
      try await caller.store.members(of: list.id, for: caller.account.id)
    }
    let filter = ObjectFilter(
      query.filter, zones: caller.zones, floating: try caller.wall(of: query))
    let kept = try await printer.kept(in: list)
    var left = query.limit ?? .max
    for start in stride(from: 0, to: members.count, by: ResourcePrinter.pageSize) {
      let page = members[start..<min(start + ResourcePrinter.pageSize, members.count)]
      for object in try await caller.objects(of: page.map(\.task), in: list)
      where filter.matches(caller.text(of: object)) {
        if left == 0 {
          answer.truncated(caller.href(of: list))
          return caller.multistatus(answer.finish())
        }
        left -= 1
        printer.print([object], of: list, kept)
      }
    }
    return caller.multistatus(answer.finish())
  }
}
