/// The app passwords of an account.
package struct AppPasswordsContent: Equatable, Sendable {
  package let rows: [AppPasswordRow]
  /// What is said instead of rows when there are none.
  package let emptyMessage: String?

  init(_ rows: [AppPasswordRow], in words: Words) {
    self.rows = rows
    emptyMessage = rows.isEmpty ? words.noAppPasswords : nil
  }
}
