/// What a task keeps of the calendar object that it came as (RFC 4791 §4.1).
package struct CalendarSource: Equatable, Sendable {
  /// Which of the texts that were uploaded it came as; nil for one that was made here and got its
  /// name from outside.
  package var text: CalendarText.ID?
  /// The last segment of the address that it was given; nil when it goes by one of ours.
  package var name: String?
  /// Nil when it goes by one of ours.
  package var uid: String?
  /// The UID of the task that it is a part of by its text, as long as the list has none of that UID.
  package var wholeUID: String?

  package init(
    text: CalendarText.ID? = nil, name: String? = nil, uid: String? = nil, wholeUID: String? = nil
  ) {
    self.text = text
    self.name = name
    self.uid = uid
    self.wholeUID = wholeUID
  }
}

/// A calendar object as it was uploaded, byte for byte.
package struct CalendarText: Equatable, Sendable {
  /// A number that is never used again.
  package struct ID: Hashable, Sendable {
    package let number: Int

    package init(_ number: Int) {
      self.number = number
    }
  }

  package let id: ID
  package let task: TaskItem.ID
  package let bytes: [UInt8]

  package init(id: ID, task: TaskItem.ID, bytes: [UInt8]) {
    self.id = id
    self.task = task
    self.bytes = bytes
  }
}
