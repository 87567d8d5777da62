package import Domain

extension MemoryStore {
  package func tagNames(for account: Account.ID) throws(StoreError) -> [Tag] {
    try tags(for: account).map(\.tag)
  }

  package func tagColors(for account: Account.ID) throws(StoreError) -> [String: TagColor] {
    let settings = state.settings.filter { $0.account == account && $0.kind == .tag }
    let colors = settings.map { ($0.key, $0.value.flatMap(TagColor.init(rawValue:))) }
    return Dictionary(colors, uniquingKeysWith: { $1 }).compactMapValues(\.self)
  }

  package func tags(for account: Account.ID) throws(StoreError) -> [TagSummary] {
    let lists = Set(state.memberships(of: account).map(\.list))
    let tasks = state.tasks.values.filter { $0.deleted == nil && lists.contains($0.list) }
    var names: [String: String] = [:]
    var counts: [String: Int] = [:]
    for task in tasks {
      for tag in task.tags {
        names[tag.key] = names[tag.key].map { min($0, tag.name) } ?? tag.name
        counts[tag.key, default: 0] += task.isCompleted ? 0 : 1
      }
    }
    return names.map { key, name in
      let setting = state.setting(.tag, key, of: account)
      return TagSummary(
        tag: Tag(stored: setting?.name ?? name),
        color: setting?.value.flatMap(TagColor.init(rawValue:)), openCount: counts[key] ?? 0)
    }.sortedByName()
  }

  package func views(for account: Account.ID) throws(StoreError) -> [SavedView] {
    state.settings.filter { $0.account == account && $0.kind == .view }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { SavedView(name: $0.name, query: $0.value ?? "") }
  }

  package func deletedLists(for account: Account.ID) throws(StoreError) -> [TaskList] {
    state.lists.values
      .filter { $0.deleted != nil && state.membership(of: account, in: $0.id) != nil }
      .sorted { ($0.deleted ?? $0.created, $0.id) > ($1.deleted ?? $1.created, $1.id) }
  }

  package func history(
    of id: TaskItem.ID, for account: Account.ID, limit: Int
  ) throws(StoreError) -> [Change] {
    guard let task = state.tasks[id], state.membership(of: account, in: task.list) != nil
    else { throw .taskNotFound(id) }
    let changes = state.changes.values.compactMap { change -> Change? in
      let steps = change.steps.filter {
        if case .task(_, let after) = $0 { after.id == id } else { false }
      }
      guard !steps.isEmpty else { return nil }
      return Change(
        id: change.id, account: change.account, at: change.at, action: change.action,
        steps: steps, undoes: change.undoes, isRedo: change.isRedo)
    }
    return Array(changes.sorted { $0.id > $1.id }.prefix(limit))
  }
}
