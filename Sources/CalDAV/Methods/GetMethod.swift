import DAV
import Domain
import HTTP

/// GET and HEAD (RFC 9110 §9.3.1).
struct GetMethod {
  let caller: Caller

  func answer(_ resource: Resource) async throws(DAVError) -> Response {
    guard case .object(let list, let name) = resource else {
      // Who opens such an address in a browser wants to see tasks.
      if case .noList = resource { throw Caller.nothing }
      return .redirect(to: "/")
    }
    let object = try await caller.object(named: name, in: list)
    var response = Response.content(caller.text(of: object), type: ObjectProperties.contentType)
    response.headers.add(.entityTag, object.member.entityTag.description)
    response.headers.add(.lastModified, HTTPDate(object.task.changed).description)
    response.headers.add("X-Content-Type-Options", "nosniff")
    return response.conditional(for: caller.request)
  }
}

extension Caller {
  func object(
    named name: String, in list: ListSummary
  ) async throws(DAVError) -> StoredObject {
    let object = try await DAVError.mapping { () async throws(StoreError) in
      try await store.object(named: name, in: list.id, for: account.id)
    }
    guard let object else { throw Self.nothing }
    return object
  }
}
