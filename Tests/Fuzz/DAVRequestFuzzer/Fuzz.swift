import DAV
import HTTP
import XML

/// All that is read of WebDAV's and CalDAV's requests beside their addresses.
///
/// The first byte says which body or header it is, the rest is its text. Whatever is read as XML is
/// written again as a part of another document, and must mean the same there.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let body = Array(bytes.dropFirst())
  let text = String(decoding: body, as: UTF8.self)
  switch bytes.first.map({ $0 % 8 }) {
  case 0: answer { () throws(DAVError) in _ = try Propfind(reading: body) }
  case 1: answer { () throws(DAVError) in _ = try PropertyUpdate(reading: body) }
  case 2: answer { () throws(DAVError) in _ = try CollectionCreation(readingMkcol: body) }
  case 3: answer { () throws(DAVError) in _ = try CollectionCreation(readingMkcalendar: body) }
  case 4: answer { () throws(DAVError) in _ = try Report(reading: body) }
  case 5:
    answer { () throws(DAVError) in _ = try IfHeader(parsing: text)?.holds { _, _ in true } }
  case 6:
    let preferences = Preferences(prefer: [text], brief: text)
    _ = preferences.applied(returning: true, root: true)
  default: writeAgain(body)
  }
  return 0
}

/// An error must have an answer that can be read.
private func answer(_ request: () throws(DAVError) -> Void) {
  do throws(DAVError) {
    try request()
  } catch {
    precondition((400..<600).contains(error.status.code), "an error has the status of one")
    precondition(
      (try? XMLElement(reading: error.body)) != nil, "the answer to an error is well-formed")
  }
}

private func writeAgain(_ body: [UInt8]) {
  guard let element = try? XMLElement(reading: body) else { return }
  let multistatus = MultistatusWriter()
  multistatus.response("/") { $0.found(stored: element.bytes) }
  let limits = XMLLimits(bytes: .max, depth: 40, nodes: 200_000)
  let root = try? XMLElement(reading: multistatus.finish(), limits: limits)
  let prop = root?.first(.dav("response"))?.first(.dav("propstat"))?.first(.dav("prop"))
  precondition(
    prop.map { Array($0.elements) } == [element], "an element that is written reads as it was")
}
