package import Domain

extension StoredObject {
  /// The calendar object as any program is given it: the bytes that were uploaded as long as nothing
  /// was changed since, else what they and the task make.
  package func text(in context: ObjectContext) -> [UInt8] {
    if isAsReceived, let bytes { return bytes }
    let said = CalendarTask(
      task, uid: task.uid, parent: parent, occurrences: occurrences,
      sortOrder: task.position.sortOrder)
    return said.text(over: bytes, in: context.receiving(at: received))
  }

  private var parent: CalendarTask.Parent {
    if let wholeUID { return .task(uid: wholeUID) }
    return task.source?.wholeUID == nil ? .none : .asWritten
  }
}
