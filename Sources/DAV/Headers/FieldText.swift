/// Without the white space around it, of header fields (RFC 9110 §5.6.3) and of XML (§2.3) alike.
func trimmed(_ text: some StringProtocol) -> Substring {
  let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  let start = Substring(text).utf8.drop(while: isSpace)
  guard let last = start.lastIndex(where: { !isSpace($0) }) else { return "" }
  return Substring(start[...last])
}
