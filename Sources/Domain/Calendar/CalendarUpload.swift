/// A calendar object as somebody wants to have it stored, with what was read of it.
package struct CalendarUpload: Equatable, Sendable {
  package let name: String
  package let uid: String
  package let bytes: [UInt8]
  package let fields: ObjectFields
  package let condition: ObjectCondition

  package init(
    name: String, uid: String, bytes: [UInt8], fields: ObjectFields,
    condition: ObjectCondition = .none
  ) {
    self.name = name
    self.uid = uid
    self.bytes = bytes
    self.fields = fields
    self.condition = condition
  }
}

/// What has to be so for a calendar object to be changed (RFC 9110 §13.1).
package enum ObjectCondition: Equatable, Sendable {
  case none
  /// There is one.
  case exists
  /// There is none.
  case isAbsent
  /// It is as one of these changes left it.
  case isAsOf([Change.ID])
  /// It is not as any of these left it.
  case isNotAsOf([Change.ID])

  package func holds(for change: Change.ID?) -> Bool {
    switch self {
    case .none: true
    case .exists: change != nil
    case .isAbsent: change == nil
    case .isAsOf(let changes): change.map(changes.contains) ?? false
    case .isNotAsOf(let changes): change.map { !changes.contains($0) } ?? true
    }
  }
}

/// Why a calendar object can't be stored or removed.
package enum ObjectConflict: Equatable, Sendable {
  case notFound
  /// What it was to be like, it is not.
  case conditionFailed
  /// Another member of the list has the UID: its name.
  case uidTaken(name: String)
  /// What is stored under the name has another UID.
  case uidChanged
  /// Another member of the list has the name.
  case nameTaken
}
