import DAV
import Domain
import HTTP
import XML

/// PROPPATCH (RFC 4918 §9.2): all is done, or nothing.
struct ProppatchMethod {
  let caller: Caller

  func answer(_ resource: Resource) async throws(DAVError) -> Response {
    let owner = try await owner(resource)
    let changes = try PropertyUpdate(reading: caller.request.body).changes
    var edit = PropertyEdit(changes, isOfList: owner.isList)
    if edit.refused.isEmpty {
      do {
        try await caller.apply(edit, to: owner)
      } catch  where error == .unfitTitle {
        edit.refuse(.dav("displayname"))
      }
    }
    let answer = MultistatusWriter(isMinimal: false)
    answer.response(href(of: owner)) { properties in
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

  private func owner(_ resource: Resource) async throws(DAVError) -> PropertyOwner {
    switch resource {
    case .home: return .home
    case .list(let list): return .list(list)
    case .object(let list, let name):
      return .object(try await caller.object(named: name, in: list).member, list)
    case .noList: throw Caller.nothing
    case .root, .people, .principal:
      throw DAVError(.forbidden, "Properties are kept of lists, their members and their home")
    }
  }

  private func href(of owner: PropertyOwner) -> String {
    switch owner {
    case .home: caller.addresses.home
    case .list(let list): caller.href(of: list)
    case .object(let member, let list): caller.href(of: member.name, in: list)
    }
  }
}

/// What programs set properties of.
enum PropertyOwner {
  case home
  case list(ListSummary)
  case object(ObjectMember, ListSummary)

  var isList: Bool { if case .list = self { true } else { false } }
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
  func apply(_ edit: PropertyEdit, to owner: PropertyOwner) async throws(DAVError) {
    if let title = edit.title, case .list(let list) = owner {
      try await perform(.renameList(list.id, title: title))
    }
    if !edit.kept.isEmpty { try await keep(edit.kept, of: owner) }
  }

  func keep(
    _ properties: [CollectionProperty], of owner: PropertyOwner
  ) async throws(DAVError) {
    try await DAVError.mapping { () async throws(StoreError) in
      switch owner {
      case .home: try await store.setProperties(properties, of: nil, for: account.id)
      case .list(let list):
        try await store.setProperties(properties, of: list.id, for: account.id)
      case .object(let member, let list):
        try await store.setProperties(
          properties, ofObject: member.task, in: list.id, for: account.id)
      }
    }
  }
}
