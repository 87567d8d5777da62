import DAV
import Domain
import HTTP
import XML

/// PROPPATCH (RFC 4918 §9.2): all is done, or nothing.
struct ProppatchMethod {
  let caller: Caller

  func answer(_ resource: Resource) async throws(DAVError) -> Response {
    let (href, list) = try target(resource)
    let changes = try PropertyUpdate(reading: caller.request.body).changes
    var edit = PropertyEdit(changes, isOfList: list != nil)
    if edit.refused.isEmpty {
      do {
        try await caller.apply(edit, to: list)
      } catch  where error == .unfitTitle {
        edit.refuse(.dav("displayname"))
      }
    }
    let answer = MultistatusWriter(isMinimal: false)
    answer.response(href) { properties in
      for name in edit.names {
        if edit.refused.isEmpty {
          properties.found(name)
        } else if edit.refused.contains(name), name == .dav("displayname") {
          properties.refused(name, .conflict, nil, DAVError.unfitTitle.description)
        } else if edit.refused.contains(name) {
          properties.refused(
            name, .forbidden, .cannotModifyProtectedProperty, "It is the server's")
        } else {
          properties.refused(name, .failedDependency)
        }
      }
    }
    return caller.multistatus(answer.finish())
  }

  private func target(_ resource: Resource) throws(DAVError) -> (String, ListSummary?) {
    switch resource {
    case .home: return (caller.addresses.home, nil)
    case .list(let list): return (caller.href(of: list), list)
    case .noList: throw Caller.nothing
    case .root, .people, .principal, .object:
      throw DAVError(.forbidden, "Properties are kept of lists and of their home")
    }
  }
}

/// What changes of properties come to.
struct PropertyEdit {
  /// In the order in which they were sent, each once.
  private(set) var names: [XMLName] = []
  /// Those that are the server's.
  private(set) var refused: Set<XMLName> = []
  private(set) var title: String?
  private(set) var kept: [CollectionProperty] = []

  init(_ changes: [PropertyUpdate.Change], isOfList: Bool) {
    for change in changes {
      let name = change.name
      if !names.contains(name) { names.append(name) }
      if name == .dav("displayname"), isOfList {
        // Without a name of its own a list goes on with the one it has.
        if case .set(let element) = change, !element.text.allSatisfy(\.isWhitespace) {
          title = element.text
        }
      } else if LiveProperty.byName[name] != nil, name != .dav("displayname") {
        refused.insert(name)
      } else if case .set(let element) = change {
        keep(name, element.bytes)
      } else {
        keep(name, nil)
      }
    }
  }

  mutating func refuse(_ name: XMLName) { refused.insert(name) }

  private mutating func keep(_ name: XMLName, _ value: [UInt8]?) {
    kept.append(
      CollectionProperty(namespace: name.namespace.uri, name: name.localName, value: value))
  }
}

extension Caller {
  func apply(_ edit: PropertyEdit, to list: ListSummary?) async throws(DAVError) {
    if let title = edit.title, let list {
      try await perform(.renameList(list.id, title: title))
    }
    if edit.kept.isEmpty { return }
    try await DAVError.mapping { () async throws(StoreError) in
      try await store.setProperties(edit.kept, of: list?.id, for: account.id)
    }
  }
}
