import Domain

/// Short words for what programs do over CalDAV.
extension Stage {
  /// Uploads an object; the bytes say nothing that a store would look into.
  func put(
    _ name: String, title: String, uid: String? = nil, bytes: [UInt8] = [65],
    whole: String? = nil, occurrences: [ObjectOccurrence] = [], created: Instant? = nil,
    if condition: ObjectCondition = .none, in list: TaskList.ID? = nil
  ) async throws {
    var fields = ObjectFields(title: title)
    fields.parentUID = whole
    fields.created = created
    fields.occurrences = occurrences
    let upload = CalendarUpload(
      name: name, uid: uid ?? "uid of \(name)", bytes: bytes, fields: fields, condition: condition)
    try await perform(.putObject(upload, list ?? self.list))
  }

  func object(_ name: String, in list: TaskList.ID? = nil) async throws -> StoredObject? {
    try await store.object(named: name, in: list ?? self.list, for: account)
  }

  func members() async throws -> [String] {
    try await store.members(of: list, for: account).map(\.name)
  }

  func texts(after member: ObjectMember?, limit: Int) async throws -> [ObjectText] {
    try await store.texts(of: list, after: member, for: account, limit: limit)
  }

  func changes(
    since point: LogPoint, in list: TaskList.ID? = nil, limit: Int = 100
  ) async throws -> ObjectChanges? {
    try await store.changes(in: list ?? self.list, since: point, for: account, limit: limit)
  }
}
