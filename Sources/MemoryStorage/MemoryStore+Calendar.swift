package import Domain

extension MemoryStore: CalendarStore {
  package func list(
    named name: String, for account: Account.ID
  ) throws(StoreError) -> ListSummary? {
    try lists(for: account).first {
      $0.membership.collectionName.utf8.elementsEqual(name.utf8)
    }
  }

  package func members(
    of list: TaskList.ID, for account: Account.ID
  ) throws(StoreError) -> [ObjectMember] {
    _ = try self.list(list, for: account)
    return state.objects(in: list).map(member).sorted {
      ($0.change.number, $0.task) < ($1.change.number, $1.task)
    }
  }

  package func texts(
    of list: TaskList.ID, after member: ObjectMember?, for account: Account.ID, limit: Int
  ) throws(StoreError) -> [ObjectText] {
    let members = try members(of: list, for: account)
    let left = members.drop { next in
      guard let member else { return false }
      return (next.change.number, next.task) <= (member.change.number, member.task)
    }
    return left.prefix(limit).map { member in
      let object = state.tasks[member.task].map(stored)
      return ObjectText(
        member: member, bytes: object?.isAsReceived == true ? object?.bytes : nil)
    }
  }

  package func changes(
    in list: TaskList.ID, since point: LogPoint, for account: Account.ID, limit: Int
  ) throws(StoreError) -> ObjectChanges? {
    _ = try self.list(list, for: account)
    guard point == .start || point == self.point(of: point.change),
      (state.calendar.forgotten.number...max(state.lastChange, 0)).contains(point.change.number)
        || point == .start
    else { return nil }
    let here = state.tasks.values.filter { $0.list == list && $0.occurrenceOf == nil }
      .map { (member: member($0), isGone: $0.deleted != nil) }
    let left = (state.calendar.departures[list] ?? [:])
      .map { (member: ObjectMember(task: .init(0), name: $0.key, change: $0.value), isGone: true) }
    let rows = (here + left).filter { $0.member.change.number > point.change.number }
      .sorted {
        ($0.member.change.number, $0.member.name) < ($1.member.change.number, $1.member.name)
      }
    var taken: [(member: ObjectMember, isGone: Bool)] = []
    var hasMore = false
    for row in rows {
      hasMore = taken.count >= limit && taken.last?.member.change != row.member.change
      if hasMore { break }
      taken.append(row)
    }
    let names = Set(state.objects(in: list).map(\.objectName))
    let end = hasMore ? taken.last?.member.change : nil
    return ObjectChanges(
      changed: taken.filter { !$0.isGone }.map(\.member),
      removed: Set(taken.filter(\.isGone).map(\.member.name)).subtracting(names).sorted(),
      end: self.point(of: end ?? .init(state.lastChange)), hasMore: hasMore)
  }

  package func object(
    named name: String, in list: TaskList.ID, for account: Account.ID
  ) throws(StoreError) -> StoredObject? {
    _ = try self.list(list, for: account)
    return state.objects(in: list).first { $0.objectName == name }.map(stored)
  }

  package func objects(
    named names: [String], in list: TaskList.ID, for account: Account.ID
  ) throws(StoreError) -> [StoredObject?] {
    var found: [StoredObject?] = []
    for name in names { found.append(try object(named: name, in: list, for: account)) }
    return found
  }

  package func objects(
    withUIDs uids: [String], in list: TaskList.ID, for account: Account.ID
  ) throws(StoreError) -> [StoredObject?] {
    _ = try self.list(list, for: account)
    let members = state.objects(in: list)
    return uids.map { uid in
      members.first { $0.uid.utf8.elementsEqual(uid.utf8) }.map(stored)
    }
  }

  package func objects(
    of tasks: [TaskItem.ID], in list: TaskList.ID, for account: Account.ID
  ) throws(StoreError) -> [StoredObject] {
    _ = try self.list(list, for: account)
    let members = state.objects(in: list)
    return tasks.compactMap { id in members.first { $0.id == id }.map(stored) }
  }

  package func logEnd() throws(StoreError) -> LogPoint { point(of: .init(state.lastChange)) }

  package func properties(
    of list: TaskList.ID?, for account: Account.ID
  ) throws(StoreError) -> [CollectionProperty] {
    state.calendar.properties(of: list, for: account)
  }

  package func setProperties(
    _ properties: [CollectionProperty], of list: TaskList.ID?, for account: Account.ID
  ) throws(StoreError) {
    state.setProperties(properties, of: list, for: account)
  }

  package func objectProperties(
    in list: TaskList.ID, for account: Account.ID
  ) throws(StoreError) -> [TaskItem.ID: [CollectionProperty]] {
    _ = try self.list(list, for: account)
    var found: [TaskItem.ID: [CollectionProperty]] = [:]
    for task in state.objects(in: list) {
      let properties = state.calendar.properties(of: nil, task.id, for: account)
      if !properties.isEmpty { found[task.id] = properties }
    }
    return found
  }

  package func setProperties(
    _ properties: [CollectionProperty], ofObject task: TaskItem.ID, in list: TaskList.ID,
    for account: Account.ID
  ) throws(StoreError) {
    guard try !objects(of: [task], in: list, for: account).isEmpty else {
      throw .taskNotFound(task)
    }
    state.setProperties(properties, of: nil, task, for: account)
  }

  private func member(_ task: TaskItem) -> ObjectMember {
    ObjectMember(
      task: task.id, name: task.objectName,
      change: state.calendar.objectChanges[task.id] ?? .init(0))
  }

  private func point(of change: Change.ID) -> LogPoint {
    LogPoint(change: change, at: state.changes[change]?.at ?? LogPoint.start.at)
  }

  private func stored(_ task: TaskItem) -> StoredObject {
    let upload = task.source?.text.flatMap { state.calendar.texts[$0] }
    let change = state.calendar.objectChanges[task.id] ?? .init(0)
    let isAsReceived = upload?.change.id == change
    return StoredObject(
      task: task, change: change, bytes: upload?.text.bytes,
      received: upload?.change.at ?? task.created, isAsReceived: isAsReceived,
      wholeUID: isAsReceived ? nil : task.parent.flatMap { state.tasks[$0]?.uid },
      occurrences: isAsReceived || task.source == nil ? [] : state.occurrences(of: task.id))
  }
}
