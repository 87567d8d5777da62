import Glibc
import UnicodeText

/// What the system calls an error, by its `errno`.
func systemMessage(_ code: Int32) -> String {
  guard let text = unsafe strerror(code) else { return "errno \(code)" }
  return unsafe String(cString: text)
}

/// Text of several lines without anything that could command a terminal.
func printableLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { printable(String($0)) }.joined(separator: "\n")
}
