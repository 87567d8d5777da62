/// An array being written as JSON text (RFC 8259 §5).
///
/// Nothing is kept but the text itself, so that `takeBytes()` can send a long one on in parts.
package struct JSONArray {
  private var output: JSONOutput

  /// An array on its own, as UTF-8.
  package static func text<Failure: Error>(
    _ body: (inout JSONArray) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    var output = JSONOutput()
    try output.array(body)
    return output.takeBytes()
  }

  init(_ output: consuming JSONOutput) {
    self.output = output
  }

  package mutating func element(_ value: String?) { output.string(value) }
  package mutating func element(_ value: Int?) { output.integer(value) }
  package mutating func element(_ value: Bool?) { output.boolean(value) }

  package mutating func object<Failure: Error>(
    _ body: (inout JSONObject) throws(Failure) -> Void
  ) throws(Failure) {
    try output.object(body)
  }

  package mutating func array<Failure: Error>(
    _ body: (inout JSONArray) throws(Failure) -> Void
  ) throws(Failure) {
    try output.array(body)
  }

  /// What was written since the last call, which is then forgotten.
  package mutating func takeBytes() -> [UInt8] {
    output.takeBytes()
  }

  consuming func finish() -> JSONOutput { output }
}
