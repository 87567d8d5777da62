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
    let wall = try caller.wall(of: query)
    let printer = try await ObjectPrinter(
      of: list, caller: caller, plan: PropertyPlan(query.selection, data: query.calendarData),
      answer: answer, floating: wall)
    let filter = ObjectFilter(query.filter, zones: caller.zones, floating: wall)
    let limit = query.limit ?? .max
    let isWhole =
      switch filter.reach {
      case .none: true
      case .all: try await printAll(by: printer, limit: limit)
      case .some: try await printMatching(filter, by: printer, limit: limit)
      }
    if !isWhole { answer.truncated(caller.href(of: list)) }
    return caller.multistatus(answer.finish())
  }

  /// Says whether these were all.
  private func printAll(by printer: ObjectPrinter, limit: Int) async throws(DAVError) -> Bool {
    let members = try await caller.members(of: list)
    try await printer.print(Array(members.prefix(limit)))
    return members.count <= limit
  }

  /// Goes by the texts as they were received, which are most, and reads tasks only for the others.
  ///
  /// Says whether these were all that match.
  private func printMatching(
    _ filter: ObjectFilter, by printer: ObjectPrinter, limit: Int
  ) async throws(DAVError) -> Bool {
    var left = limit
    // A member that changes meanwhile comes again, and is told once.
    var seen: Set<TaskItem.ID> = []
    var last: ObjectMember?
    var hasMore = true
    while hasMore {
      let page = try await texts(after: last)
      var unread: [TaskItem.ID] = []
      for text in page where seen.insert(text.member.task).inserted {
        if let bytes = text.bytes, !filter.matches(bytes) { continue }
        guard let bytes = text.bytes, !printer.needsTasks else {
          unread.append(text.member.task)
          continue
        }
        if left == 0 { return false }
        left -= 1
        printer.print(text.member, text: bytes)
      }
      for object in try await caller.objects(of: unread, in: list) {
        let text = caller.text(of: object)
        if !filter.matches(text) { continue }
        if left == 0 { return false }
        left -= 1
        printer.print(object, text: text)
      }
      hasMore = page.count == ObjectPrinter.pageSize
      last = page.last?.member
    }
    return true
  }

  private func texts(after member: ObjectMember?) async throws(DAVError) -> [ObjectText] {
    try await DAVError.mapping { () async throws(StoreError) in
      try await caller.store.texts(
        of: list.id, after: member, for: caller.account.id, limit: ObjectPrinter.pageSize)
    }
  }
}
