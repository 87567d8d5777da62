import DAV
import Domain
import HTTP

/// Writes resources with the properties that are asked for.
struct ResourcePrinter {
  let caller: Caller
  let plan: PropertyPlan
  let answer: MultistatusWriter

  private var common: CommonProperties { CommonProperties(addresses: caller.addresses) }

  func print(_ resource: Resource) async throws(DAVError) {
    switch resource {
    case .root(let href): print(href, RootProperties(common: common, title: "Hibi"))
    case .people:
      print(caller.addresses.people, RootProperties(common: common, title: "Hibi"))
    case .principal:
      print(
        caller.addresses.principal,
        PrincipalProperties(common: common, account: caller.account))
    case .home:
      print(
        caller.addresses.home,
        HomeProperties(common: common, kept: try await caller.kept(of: nil)))
    case .list(let list): try await print(list)
    case .noList: throw Caller.nothing
    case .object(let list, let name):
      let object = try await caller.object(named: name, in: list)
      print([object], of: list, try await kept(in: list))
    }
  }

  /// What is in a collection, a level below it.
  func printMembers(of resource: Resource) async throws(DAVError) {
    switch resource {
    case .people: try await print(.principal)
    case .home:
      for list in try await caller.lists() { try await print(list) }
    case .list(let list):
      let members = try await DAVError.mapping { () async throws(StoreError) in
        try await caller.store.members(of: list.id, for: caller.account.id)
      }
      try await print(members, of: list)
    case .root, .principal, .noList, .object: break
    }
  }

  /// Members of a list, of which objects are read only if they are needed, a few at a time.
  func print(_ members: [ObjectMember], of list: ListSummary) async throws(DAVError) {
    let base = caller.href(of: list)
    let kept = try await kept(in: list)
    guard plan.needsObjects else {
      for member in members {
        print(
          base + Href.encoded(member.name),
          ObjectProperties(
            common: common, member: member, object: nil, bytes: nil, calendarData: nil,
            kept: kept[member.task] ?? []))
      }
      return
    }
    for start in stride(from: 0, to: members.count, by: Self.pageSize) {
      let tasks = members[start..<min(start + Self.pageSize, members.count)].map(\.task)
      print(try await caller.objects(of: tasks, in: list), of: list, kept)
    }
  }

  /// How many objects are in memory at a time.
  static let pageSize = 500

  /// What programs set of the members of a list, if that is asked for.
  func kept(in list: ListSummary) async throws(DAVError) -> KeptProperties {
    guard plan.asksForKept else { return [:] }
    return try await caller.keptOfObjects(in: list)
  }

  func print(_ objects: [StoredObject], of list: ListSummary, _ kept: KeptProperties) {
    let base = caller.href(of: list)
    let wantsBytes = plan.asks(for: .contentLength) || plan.asks(for: .calendarData)
    let wantsData = plan.asks(for: .calendarData)
    let part = plan.data.map {
      CalendarDataAnswer($0, zones: caller.zones, zone: caller.account.zone)
    }
    for object in objects {
      let bytes = wantsBytes ? caller.text(of: object) : nil
      print(
        base + Href.encoded(object.task.objectName),
        ObjectProperties(
          common: common, member: object.member, object: object, bytes: bytes,
          calendarData: wantsData ? bytes.map { part?.bytes(of: $0) ?? $0 } : nil,
          kept: kept[object.task.id] ?? []))
    }
  }

  private func print(_ list: ListSummary) async throws(DAVError) {
    let end = try await DAVError.mapping { () async throws(StoreError) in
      try await caller.store.logEnd()
    }
    print(
      caller.href(of: list),
      ListProperties(
        common: common, list: list, kept: try await caller.kept(of: list.id), end: end))
  }

  private func print(_ href: String, _ properties: some PropertySource) {
    answer.response(href) { plan.answer($0, of: properties) }
  }
}

/// What programs set of members of a list, by task.
typealias KeptProperties = [TaskItem.ID: [CollectionProperty]]

extension Caller {
  func keptOfObjects(in list: ListSummary) async throws(DAVError) -> KeptProperties {
    try await DAVError.mapping { () async throws(StoreError) in
      try await store.objectProperties(in: list.id, for: account.id)
    }
  }

  func kept(of list: TaskList.ID?) async throws(DAVError) -> [CollectionProperty] {
    try await DAVError.mapping { () async throws(StoreError) in
      try await store.properties(of: list, for: account.id)
    }
  }

  func objects(
    of tasks: [TaskItem.ID], in list: ListSummary
  ) async throws(DAVError) -> [StoredObject] {
    try await DAVError.mapping { () async throws(StoreError) in
      try await store.objects(of: tasks, in: list.id, for: account.id)
    }
  }
}
