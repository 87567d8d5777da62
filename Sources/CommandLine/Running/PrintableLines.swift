import UnicodeText

/// Text of several lines without anything that could command a terminal.
func printableLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { printable(String($0)) }.joined(separator: "\n")
}
