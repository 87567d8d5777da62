import Domain
import HTTP
import TaskCalendar

extension Caller {
  /// The text of an object: as it was received, or with what was changed since.
  func text(of object: StoredObject) -> [UInt8] {
    object.text(in: context(received: object.received))
  }
}

extension ObjectMember {
  /// As long as the change that made an object what it is stays the same, so do its bytes.
  var entityTag: EntityTag { change.entityTag }
}

extension Change.ID {
  var entityTag: EntityTag { EntityTag(String(number)) ?? EntityTag(hashing: []) }

  /// The change that a tag of ours names; nil for any other tag.
  init?(_ tag: EntityTag) {
    guard !tag.isWeak, let number = Int(tag.opaque), String(number) == tag.opaque
    else { return nil }
    self.init(number)
  }
}
