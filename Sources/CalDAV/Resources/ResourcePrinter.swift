import DAV
import Domain
import HTTP

/// Writes resources with the properties that are asked for.
struct ResourcePrinter {
  let caller: Caller
  let plan: PropertyPlan
  let answer: MultistatusWriter
  /// Which properties are to hold the resources that they name.
  var expansion: [ExpandProperty.Property] = []

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
    case .list(let list): try await print([list])
    case .noList: throw Caller.nothing
    case .object(let list, let name):
      let object = try await caller.object(named: name, in: list)
      try await objects(of: list).print(object)
    }
  }

  /// What is in a collection, a level below it.
  func printMembers(of resource: Resource) async throws(DAVError) {
    switch resource {
    case .people: try await print(.principal)
    case .home: try await print(caller.lists())
    case .list(let list):
      try await objects(of: list).print(caller.members(of: list))
    case .root, .principal, .noList, .object: break
    }
  }

  /// What writes members of a list.
  func objects(of list: ListSummary) async throws(DAVError) -> ObjectPrinter {
    try await ObjectPrinter(of: list, caller: caller, plan: plan, answer: answer)
  }

  private func print(_ lists: [ListSummary]) async throws(DAVError) {
    let end = try await DAVError.mapping { () async throws(StoreError) in
      try await caller.store.logEnd()
    }
    for list in lists {
      print(
        caller.href(of: list),
        ListProperties(
          common: common, list: list, kept: try await caller.kept(of: list.id), end: end))
    }
  }

  private func print(_ href: String, _ properties: some PropertySource) {
    guard !expansion.isEmpty else {
      return answer.response(href) { plan.answer($0, of: properties) }
    }
    let expanded = ExpandedProperties(
      resource: properties, expansion: expansion, addresses: caller.addresses,
      account: caller.account)
    answer.response(href) { plan.answer($0, of: expanded) }
  }
}

extension Caller {
  func kept(of list: TaskList.ID?) async throws(DAVError) -> [CollectionProperty] {
    try await DAVError.mapping { () async throws(StoreError) in
      try await store.properties(of: list, for: account.id)
    }
  }
}
