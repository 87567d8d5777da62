import HTTP
import Presentation

extension FormFields {
  /// What a person said about a line by its chips: ranges as `5-13`, in UTF-16.
  ///
  /// What is no range is left out.
  var choices: QuickChoices {
    QuickChoices(kept: ranges("kept"), swapped: ranges("swapped"))
  }

  private func ranges(_ name: String) -> [Range<Int>] {
    values(of: name).flatMap { $0.split(separator: ",") }.compactMap { text in
      let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count == 2, let lower = ends[0], let upper = ends[1], lower >= 0, lower < upper
      else { return nil }
      return lower..<upper
    }
  }
}
