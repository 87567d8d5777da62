/// What a task has to do with another one (RELATED-TO, RFC 5545 §3.8.4.5).
package struct Relation: Hashable, Sendable {
  package static let parent = "PARENT"
  package static let child = "CHILD"
  package static let sibling = "SIBLING"

  /// What the other one is to this, in capitals: PARENT, CHILD, SIBLING, or what RFC 9253 and others
  /// add to them.
  package let type: String
  package let uid: String

  package init(type: String = Relation.parent, uid: String) {
    self.type = type
    self.uid = uid
  }
}
