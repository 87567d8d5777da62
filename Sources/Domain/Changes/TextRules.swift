import UnicodeText

/// The longest notes, in bytes of UTF-8.
package let maximumNotesLength = 100_000
/// The longest address, in bytes of UTF-8.
package let maximumURLLength = 2000
/// The longest estimate, in minutes: a year.
package let maximumEstimate = 525_600

package func validatedNotes(_ notes: String) throws(StoreError) -> String {
  let notes = withoutNull(notes)
  guard notes.utf8.count <= maximumNotesLength
  else { throw .notesTooLong(maximum: maximumNotesLength) }
  return notes
}

func validatedTitle(_ title: String) throws(StoreError) -> String {
  do {
    return try Title.validated(title)
  } catch {
    throw .title(error)
  }
}

/// An address with its scheme, or nothing.
package func validatedURL(_ text: String) throws(StoreError) -> String {
  let url = trimmed(withoutNull(text))
  guard !url.isEmpty else { return "" }
  guard url.utf8.count <= maximumURLLength, !url.contains(where: \.isWhitespace),
    let colon = url.firstIndex(of: ":"), let first = url.first, first.isASCII, first.isLetter,
    url[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
  else { throw .notAnAddress(text) }
  return url
}

func validatedEstimate(_ minutes: Int?) throws(StoreError) -> Int? {
  guard let minutes else { return nil }
  guard (1...maximumEstimate).contains(minutes) else { throw .estimateOutOfRange }
  return minutes
}

extension TaskItem {
  /// With its texts as they are kept.
  func validated() throws(StoreError) -> TaskItem {
    var task = self
    task.title = try validatedTitle(title)
    task.notes = try validatedNotes(notes)
    task.url = try validatedURL(url)
    task.estimate = try validatedEstimate(estimate)
    task.tags = tags.unique
    return task
  }
}
