import Domain

/// What became of a task at some time, already worded.
package struct HistoryEntry: Equatable, Sendable {
  /// A sentence, with what the fields that changed were and are.
  package let text: String
  package let who: String
  package let when: String
  /// The moment by RFC 3339, for machines that read along.
  package let moment: String

  init(_ change: Change, by who: String, on day: Day, in words: Words) {
    text = words.history(change, on: day)
    self.who = who
    when = words.moment(change.at, on: day)
    moment = change.at.rfc3339
  }
}
