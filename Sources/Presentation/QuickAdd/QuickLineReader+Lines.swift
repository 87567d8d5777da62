import Domain
import UnicodeText

extension QuickLineReader {
  /// Reads each line that is not blank; none of them when one has no title that a task can have.
  func read(_ lines: [TypedLine]) throws(TypedLineError) -> [QuickLine] {
    var read: [QuickLine] = []
    for line in lines where !isBlank(line.text) {
      let quickLine = self.read(line.text)
      do throws(TitleError) {
        _ = try Title.validated(quickLine.draft.title)
      } catch {
        throw TypedLineError(line: line.number, error: error)
      }
      read.append(quickLine)
    }
    return read
  }
}
