/// A task as a member of a calendar collection.
///
/// One that was made here has a name and a UID all the same, made of what never changes of it.
extension TaskItem {
  /// The last segment of its address.
  package var objectName: String {
    Self.objectName(of: id, created: created, named: source?.name)
  }

  /// The same, for one of which only this is known.
  package static func objectName(
    of id: ID, created: Instant, named name: String?
  ) -> String {
    name ?? "\(ownIdentifier(of: id, created: created)).ics"
  }

  /// What tells it apart from all other tasks anywhere (RFC 5545 §3.8.4.7).
  package var uid: String { source?.uid ?? "\(Self.ownIdentifier(of: id, created: created))@hibi" }

  /// Of two installations, hardly ever two tasks are made in one millisecond and have one number.
  private static func ownIdentifier(of id: ID, created: Instant) -> String {
    "\(String(created.milliseconds, radix: 36))-\(id.number)"
  }
}

extension TaskItem.ID {
  /// The number that a name or a UID of ours ends in; the task may still go by another one.
  package init?(ownObjectName name: String) {
    let end = [".ics", "@hibi"].first { name.hasSuffix($0) }?.utf8.count
    guard let end, let dash = name.utf8.lastIndex(of: UInt8(ascii: "-")),
      let number = Int(name[name.index(after: dash)...].dropLast(end))
    else { return nil }
    self.init(number)
  }
}

extension StoredState {
  /// The task of a list that is there under a name.
  func object(named name: String, in list: TaskList.ID) throws(StoreError) -> TaskItem? {
    if let task = try object(.name(name), in: list) { return task }
    return try ownObject(name, in: list) { $0.objectName == name }
  }

  /// The task of a list that is there with a UID.
  func object(uid: String, in list: TaskList.ID) throws(StoreError) -> TaskItem? {
    if let task = try object(.uid(uid), in: list) { return task }
    return try ownObject(uid, in: list) { $0.uid == uid }
  }

  private func ownObject(
    _ text: String, in list: TaskList.ID, where condition: (TaskItem) -> Bool
  ) throws(StoreError) -> TaskItem? {
    guard let id = TaskItem.ID(ownObjectName: text), let task = try task(id),
      task.list == list, task.deleted == nil, task.occurrenceOf == nil, condition(task)
    else { return nil }
    return task
  }
}

extension Change.Step {
  /// Whether the calendar object of the task says something else after it, or is another member.
  ///
  /// That the whole that its text names came or went is no part of it.
  package var changesObject: Bool {
    guard case .task(let before?, let after) = self else { return true }
    var other = before
    if before.isWaitingForWhole != after.isWaitingForWhole {
      other.parent = after.parent
      other.source?.wholeUID = after.source?.wholeUID
    }
    return !other.hasSameFields(as: after)
  }
}

extension TaskItem {
  fileprivate var isWaitingForWhole: Bool { source?.wholeUID != nil }
}
