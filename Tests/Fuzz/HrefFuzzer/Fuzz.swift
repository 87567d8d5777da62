import DAV
import HTTP

/// Addresses in fields and bodies: an odd first byte is for a path, an even one for a destination.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  let href =
    if bytes.first.map({ $0 % 2 }) == 0 {
      try? Destination.href(parsing: text, host: "example.org")
    } else {
      try? Href(parsing: text)
    }
  guard let href else { return 0 }
  precondition(
    href.segments.allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains { [0, 0x2F].contains($0) }
    }, "a segment is the name of one thing")
  precondition(
    href.text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "an answer's path is ASCII")
  if href.text.utf8.count <= Href.longestPath {
    precondition((try? Href(parsing: href.text)) == href, "a path that is written reads as it was")
  }
  return 0
}
