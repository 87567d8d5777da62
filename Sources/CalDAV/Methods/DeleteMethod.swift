import DAV
import Domain
import HTTP

/// DELETE of an object or of a list (RFC 4918 §9.6); both rest in the trash.
struct DeleteMethod {
  let caller: Caller

  func answer(_ resource: Resource) async throws(DAVError) -> Response {
    switch resource {
    case .object(let list, let name):
      try await caller.perform(.deleteObject(name, list.id, try caller.condition()))
    case .list(let list):
      // A list has no tag, so whoever names one means something else.
      switch try caller.condition() {
      case .none, .exists, .isNotAsOf: try await caller.perform(.deleteList(list.id))
      case .isAbsent, .isAsOf: throw DAVError.conditionFailed
      }
    case .noList: throw Caller.nothing
    case .root, .people, .principal, .home:
      throw DAVError(.forbidden, "This can't be deleted")
    }
    return Response(.noContent)
  }
}
