/// An object being written as JSON text (RFC 8259 §4), members in the order in which they come.
///
/// Nothing is kept but the text itself, so that `takeBytes()` can send a long one on in parts.
/// Names are not compared: giving one twice is the caller's mistake, and readers differ on it.
package struct JSONObject {
  private var output: JSONOutput

  /// An object on its own, as UTF-8.
  package static func text<Failure: Error>(
    _ body: (inout JSONObject) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    var output = JSONOutput()
    try output.object(body)
    return output.takeBytes()
  }

  init(_ output: consuming JSONOutput) {
    self.output = output
  }

  package mutating func member(_ name: String, _ value: String?) {
    output.name(name)
    output.string(value)
  }

  package mutating func member(_ name: String, _ value: Int?) {
    output.name(name)
    output.integer(value)
  }

  /// Null for what is no number, as JSON has none of those.
  package mutating func member(_ name: String, _ value: Double?) {
    output.name(name)
    output.number(value)
  }

  package mutating func member(_ name: String, _ value: Bool?) {
    output.name(name)
    output.boolean(value)
  }

  package mutating func object<Failure: Error>(
    _ name: String, _ body: (inout JSONObject) throws(Failure) -> Void
  ) throws(Failure) {
    output.name(name)
    try output.object(body)
  }

  package mutating func array<Failure: Error>(
    _ name: String, _ body: (inout JSONArray) throws(Failure) -> Void
  ) throws(Failure) {
    output.name(name)
    try output.array(body)
  }

  /// What was written since the last call, which is then forgotten.
  package mutating func takeBytes() -> [UInt8] {
    output.takeBytes()
  }

  consuming func finish() -> JSONOutput { output }
}
