import DAV
import Domain
import HTTP
import TaskCalendar

/// PUT of a calendar object (RFC 4791 §5.3.2).
struct PutMethod {
  let caller: Caller

  func answer(_ resource: Resource) async throws(DAVError) -> Response {
    guard case .object(let list, let name) = resource else {
      if case .noList = resource { throw DAVError(.conflict, "There is no such list") }
      throw DAVError(.methodNotAllowed, "Only members of a list are stored")
    }
    try checkMediaType()
    let bytes = caller.request.body
    try checkSize(bytes)
    let upload = try upload(bytes, named: name, if: caller.condition())
    guard let change = try await caller.perform(.putObject(upload, list.id), in: list) else {
      throw Caller.nothing
    }
    let isNew = change.action == .addTasks
    var response = Response(isNew ? .created : .noContent)
    // The bytes are kept as they came, so the tag is theirs.
    response.headers.add(.entityTag, change.id.entityTag.description)
    return response
  }

  private func upload(
    _ bytes: [UInt8], named name: String, if condition: ObjectCondition
  ) throws(DAVError) -> CalendarUpload {
    do {
      return try caller.upload(bytes, named: name, if: condition)
    } catch {
      throw DAVError(error)
    }
  }

  private func checkSize(_ bytes: [UInt8]) throws(DAVError) {
    let limit = ListProperties.maxResourceSize
    if bytes.count > limit {
      throw DAVError(.maxResourceSize, "A task has at most \(limit) bytes")
    }
  }

  /// Nothing at all is let pass: some programs don't say what they send.
  private func checkMediaType() throws(DAVError) {
    guard let type = caller.request.mediaType else { return }
    if type.essence != "text/calendar" {
      throw DAVError(.supportedCalendarData, "This collection takes text/calendar")
    }
  }
}

extension Caller {
  func upload(
    _ bytes: [UInt8], named name: String, if condition: ObjectCondition = .none
  ) throws(CalendarObjectError) -> CalendarUpload {
    let object = try CalendarObject(reading: bytes)
    return CalendarUpload(
      name: name, uid: object.uid, bytes: bytes,
      fields: object.fields(in: context(received: now)), condition: condition)
  }

  /// Stores a member of a list, and says which other one has its UID, when one has.
  @discardableResult
  func perform(_ edit: Edit, in list: ListSummary) async throws(DAVError) -> Change? {
    do {
      return try await store.perform(edit, on: day)
    } catch .object(.uidTaken(let name)) {
      let href = try href(
        of: ["dav", "lists", String(account.id.number)] + [list.membership.collectionName, name])
      throw DAVError(.noUIDConflict, hrefs: [href], "Another member has this UID")
    } catch {
      throw DAVError(error)
    }
  }
}
