/// A manual page's source, line by line, in the macros of groff_man(7).
///
/// It is ASCII: every other character is written by its number, so that the page reads the same
/// with any formatter and in any locale.
struct RoffPage {
  private var lines: [String] = []

  var source: String { lines.map { $0 + "\n" }.joined() }

  mutating func title(_ name: String, date: String, source: String) {
    lines += [".TH \(quoted(name)) 1 \(quoted(date)) \(quoted(source))", ".nh", ".ad l"]
  }

  /// A heading, in capitals as manuals have them, where the script has any.
  mutating func heading(_ text: String) {
    lines.append(".SH \(quoted(text.uppercased()))")
  }

  mutating func subheading(_ command: [String], _ synopsis: [String]) {
    lines.append(".SS \(quoted((command + synopsis).joined(separator: " ")))")
  }

  mutating func text(_ name: String, dash summary: String) {
    lines.append(escaped(name) + " \\- " + escaped(summary))
  }

  mutating func synopsis(_ command: String, _ synopsis: [String]) {
    let operands = synopsis.map { " " + escaped($0) }.joined()
    lines.append("\\fB\(escaped(command))\\fR" + operands)
  }

  mutating func paragraphs(_ texts: [String]) {
    for text in texts where !text.isEmpty { lines += [".PP", escaped(text)] }
  }

  mutating func item(_ term: String, _ meaning: String) {
    lines += [".TP", "\\fB\(escaped(term))\\fR", escaped(meaning)]
  }

  mutating func option(_ option: Option) {
    let spellings = option.spellings.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    let value = option.value.map { "=\\fI\(escaped($0.placeholder))\\fR" } ?? ""
    lines += [".TP", spellings + value, escaped(option.explanation)]
  }

  mutating func example(_ example: Command.Example) {
    lines += [".PP", ".EX", escaped(example.line), ".EE"]
    lines += [".RS 4", escaped(example.explanation), ".RE"]
  }

  private func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// The text on one line, as nothing but text: no request, no escape, no typographic quote.
  private func escaped(_ text: String) -> String {
    let chunks = chunks(of: text).enumerated().map { index, chunk in
      // Where a line can end without a space; groff knows nothing of Japanese (groff(7), `\:`).
      let separator = index == 0 ? "" : chunk.follows == .space ? " " : "\\:"
      return separator + chunk.text.unicodeScalars.map(escaped).joined()
    }.joined()
    return chunks.hasPrefix(".") ? "\\&" + chunks : chunks
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": return "\\[rs]"
    case "-": return "\\-"
    case "\"": return "\\[dq]"
    case "'": return "\\[aq]"
    case "`": return "\\[ga]"
    case "^": return "\\[ha]"
    case "~": return "\\[ti]"
    case " "..."~": return String(scalar)
    case "\u{A0}"...:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\[u\(String(repeating: "0", count: max(4 - digits.utf8.count, 0)))\(digits)]"
    default: return ""
    }
  }
}
