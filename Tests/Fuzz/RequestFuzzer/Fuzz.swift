import HTTP

/// All that is read of a request: target, form, cookies, credentials, languages, encodings, tags,
/// media types.
///
/// The first byte says which it is, the rest is its text.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let rest = bytes.dropFirst()
  let text = String(decoding: rest, as: UTF8.self)
  switch bytes.first.map({ $0 % 6 }) {
  case 0: _ = try? RequestTarget(parsing: text)
  case 1:
    guard let fields = try? FormFields(parsing: rest) else { break }
    let printed = fields.all.map {
      PercentEncoding.encoded($0.name) + "=" + PercentEncoding.encoded($0.value)
    }.joined(separator: "&")
    precondition(
      (try? FormFields(parsing: printed.utf8))?.all == fields.all,
      "a form that is printed reads as it was")
  case 2:
    _ = Cookies(parsing: [text])
    _ = BasicCredentials(parsing: "Basic " + text)
  case 3: _ = EntityTagList(parsing: [text])?.contains(EntityTag(hashing: bytes))
  case 4:
    _ = AcceptedLanguages(parsing: [text]).best(of: ["en", "ja", "ko"])
    _ = AcceptedEncodings(parsing: [text]).accepts("gzip")
  default: _ = MediaType(parsing: text)?.essence
  }
  return 0
}
