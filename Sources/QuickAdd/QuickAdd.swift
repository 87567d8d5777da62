/// Reads a task from one line, as people write it: `Call Ann tomorrow 9am #home`.
///
/// Dates, repetition and durations in English, Japanese and Korean, in any order, beside `#tag`,
/// `+list` and `!priority`. What is read is conservative: a word is taken only where it reads as a
/// date, since a title that lost words is worse than a date that has to be set by hand. Any text can
/// be read; the time that it takes grows as its length.
package struct QuickAdd: Sendable {
  private let context: QuickAddContext
  private let names: NameReader

  package init(in context: QuickAddContext) {
    self.context = context
    names = NameReader(context)
  }

  /// Reads a line.
  ///
  /// The words in `ignored`, which are ranges of the line's UTF-8, are the title's, since the person
  /// has said so; what stands in `swapped` is read the other way, if there is one.
  package func read(
    _ text: String, ignoring ignored: [Range<Int>] = [], swapping swapped: [Range<Int>] = []
  ) -> QuickAddResult {
    var line = Line(text, ignoring: ignored)
    line.restoreQuotationMarks(where: isPlain)
    let assembly = Assembly(
      selection(in: line).candidates, in: line,
      resolver: Resolver(now: context.now, zone: context.zone),
      swapped: swapped)
    let title = TitleText(of: line, without: assembly.parts.flatMap(\.ranges))
    return QuickAddResult(
      text: text, title: title.text, parts: assembly.parts, due: assembly.due, ignored: ignored,
      swapped: swapped)
  }

  private func selection(in line: Line) -> Selection {
    let grammar = Grammar(
      line: line, words: Words(line), now: context.now, dateOrder: context.dateOrder)
    let found = Scanner(line: line, grammar: grammar, names: names).candidates()
    return Selection(found, in: line, bounds: Bounds(grammar: grammar))
  }

  /// Whether nobody can have feared for any words of a quote.
  ///
  /// Neither it nor what is left of it from some word on would be read. Of a long one that is not
  /// asked.
  private func isPlain(_ quote: String) -> Bool {
    let words = quote.split(whereSeparator: \.isWhitespace)
    return words.count <= 20
      && words.allSatisfy { word in
        let rest = String(quote[word.startIndex...])
        return selection(in: Line(name: rest)).candidates.isEmpty
      }
  }

  /// The line read again with the words of `part` left in the title.
  package func removing(_ part: QuickAddPart, from result: QuickAddResult) -> QuickAddResult {
    read(result.text, ignoring: result.ignored + part.ranges, swapping: result.swapped)
  }

  /// The line read again with the words of `part` read the other way.
  package func swapping(_ part: QuickAddPart, in result: QuickAddResult) -> QuickAddResult {
    read(result.text, ignoring: result.ignored, swapping: result.swapped + part.ranges)
  }
}
