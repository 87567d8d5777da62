/// What must hold for any requests, one after the other: each has an answer, which is none of 5xx and
/// well-formed; what is uploaded comes back; and all ways to ask for a list tell the same of it.
///
/// They are parted by the byte 0x1E, which stands in none that means anything.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let executor = CallerExecutor()
  executor.run {
    guard let visit = try? await Visit() else { preconditionFailure("there is a server") }
    for request in bytes.split(separator: 0x1E).prefix(16) { await visit.send(request) }
    await visit.checkList()
  }
  return 0
}
