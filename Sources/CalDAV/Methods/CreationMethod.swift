import DAV
import Domain
import HTTP
import XML

/// MKCALENDAR (RFC 4791 §5.3.1) and MKCOL (RFC 5689): a new list.
///
/// A plain collection is made a calendar too: there are no others here.
struct CreationMethod {
  let caller: Caller

  private var isMkcol: Bool { caller.request.method == .mkcol }

  func answer(_ resource: Resource) async throws(DAVError) -> Response {
    let name = try name(resource)
    let body = caller.request.body
    let creation =
      isMkcol
      ? try CollectionCreation(readingMkcol: body)
      : try CollectionCreation(readingMkcalendar: body)
    try check(creation)
    let edit = PropertyEdit(
      creation.properties.filter { !Self.settled.contains($0.name) }.map { .set($0) },
      isOfList: true)
    guard edit.refused.isEmpty else { return failure(edit, creation) }
    let title = edit.title.flatMap { $0.isEmpty ? nil : $0 } ?? name
    try await caller.perform(.addCollection(name: name, title: title))
    if case .list(let list) = try await caller.resource(), !edit.kept.isEmpty {
      try await DAVError.mapping { () async throws(StoreError) in
        try await caller.store.setProperties(edit.kept, of: list.id, for: caller.account.id)
      }
    }
    return Response(.created)
  }

  /// What a list is by itself, and may be said to be.
  private static let settled: Set<XMLName> = [
    .dav("resourcetype"), .calDAV("supported-calendar-component-set"),
  ]

  private func name(_ resource: Resource) throws(DAVError) -> String {
    switch resource {
    case .noList(let name): return name
    case .object: throw DAVError(.calendarCollectionLocationOK, "A list has no lists in it")
    case .root, .people, .principal, .home, .list:
      if isMkcol { throw DAVError(.methodNotAllowed, "There is something at this address") }
      throw DAVError(.resourceMustBeNull, "There is something at this address")
    }
  }

  /// A body of another kind means another request, wherever it is made (RFC 4918 §9.3).
  ///
  /// Some programs don't say the kind of theirs.
  static func checkMediaType(of request: Request) throws(DAVError) {
    guard [.mkcol, .mkcalendar].contains(request.method), !request.body.isEmpty,
      let type = request.mediaType
    else { return }
    guard type.subtype == "xml" || type.subtype.hasSuffix("+xml") else {
      throw DAVError(.unsupportedMediaType, "What to make is said in XML")
    }
  }

  private func check(_ creation: CollectionCreation) throws(DAVError) {
    let known: Set<XMLName> = [.dav("collection"), .calDAV("calendar")]
    if let types = creation.resourceTypes, !known.isSuperset(of: types) {
      throw DAVError(.validResourceType, "A collection here is a calendar")
    }
    if let components = creation.componentNames, !components.contains("VTODO") {
      throw DAVError(.supportedCalendarComponent, "A calendar here is of VTODO")
    }
  }

  private func failure(_ edit: PropertyEdit, _ creation: CollectionCreation) -> Response {
    let write = { (answer: PropertyAnswer) in
      for property in creation.properties {
        if edit.refused.contains(property.name) {
          answer.refused(property.name, .forbidden, .cannotModifyProtectedProperty)
        } else {
          answer.refused(property.name, .failedDependency)
        }
      }
    }
    let bytes = isMkcol ? CreationAnswer.mkcol(write) : CreationAnswer.mkcalendar(write)
    return .xml(bytes, .forbidden)
  }
}
