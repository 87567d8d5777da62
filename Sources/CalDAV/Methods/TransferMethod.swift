import DAV
import Domain
import HTTP

/// COPY and MOVE of objects (RFC 4918 §9.8, §9.9).
struct TransferMethod {
  let caller: Caller

  func answer(_ resource: Resource) async throws(DAVError) -> Response {
    guard case .object(let list, let name) = resource else {
      throw DAVError(.forbidden, "Only members of lists are copied and moved")
    }
    let destination = try Destination.href(
      parsing: caller.request.headers[.destination], host: caller.request.host)
    let (newList, newName) = try await target(destination)
    guard list.id != newList.id || name != newName else {
      throw DAVError(.forbidden, "The source is the destination")
    }
    let overwrite = try Overwrite(parsing: caller.request.headers[.overwrite])
    let condition = try caller.condition()
    let object = try await caller.object(named: name, in: list)
    let isThere = try await isThere(newName, in: newList)
    if isThere, overwrite == .refused {
      throw DAVError(.preconditionFailed, "There is something at the destination")
    }
    if caller.request.method == .move {
      let edit = Edit.moveObject(
        name, list.id, condition, toName: newName, newList.id, replacing: isThere)
      try await caller.perform(edit, in: newList)
    } else {
      guard condition.holds(for: object.change) else { throw DAVError.conditionFailed }
      try await copy(object, to: newName, in: newList)
      try await copyKept(of: object, in: list, to: newName, in: newList)
    }
    return Response(isThere ? .noContent : .created)
  }

  private func target(_ href: Href) async throws(DAVError) -> (ListSummary, String) {
    do {
      if case .object(let list, let name) = try await caller.resource(at: href) {
        return (list, name)
      }
    } catch  where error.status == .notFound {
      throw DAVError(.conflict, "There is no such list")
    }
    throw DAVError(.forbidden, "Members of lists are put into lists")
  }

  private func isThere(_ name: String, in list: ListSummary) async throws(DAVError) -> Bool {
    do {
      _ = try await caller.object(named: name, in: list)
      return true
    } catch  where error.status == .notFound {
      return false
    }
  }

  private func copy(
    _ object: StoredObject, to name: String, in list: ListSummary
  ) async throws(DAVError) {
    let upload: CalendarUpload
    do {
      upload = try caller.upload(caller.text(of: object), named: name)
    } catch {
      throw DAVError(error)
    }
    try await caller.perform(.putObject(upload, list.id), in: list)
  }

  /// A copy has the properties that programs set of its original (RFC 4918 §9.8.2).
  private func copyKept(
    of object: StoredObject, in list: ListSummary, to name: String, in newList: ListSummary
  ) async throws(DAVError) {
    guard let kept = try await caller.keptOfObjects(in: list)[object.task.id] else { return }
    let copy = try await caller.object(named: name, in: newList)
    try await caller.keep(kept, of: .object(copy.member, newList))
  }
}
