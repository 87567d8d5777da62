/// Calendar objects of a file that are to be stored in one list.
package struct ObjectImport: Equatable, Sendable {
  package let target: Target
  /// In the order that new tasks are to have.
  package let objects: [ImportedObject]

  package enum Target: Equatable, Sendable {
    case list(TaskList.ID)
    /// One that is made for them.
    case newList(title: String)
  }

  package init(to target: Target, _ objects: [ImportedObject]) {
    self.target = target
    self.objects = objects
  }
}

/// A calendar object of a file, which knows no names of members, with what was read of it.
package struct ImportedObject: Equatable, Sendable {
  package let uid: String
  package let bytes: [UInt8]
  package let fields: ObjectFields
  /// What the list must have of the UID, so that nothing is written over that nobody has seen.
  package let condition: ObjectCondition

  package init(
    uid: String, bytes: [UInt8], fields: ObjectFields, condition: ObjectCondition = .none
  ) {
    self.uid = uid
    self.bytes = bytes
    self.fields = fields
    self.condition = condition
  }
}
