/// The text of JSON values, compact, with the commas between them.
struct JSONOutput {
  private var bytes: [UInt8] = []
  /// Whether a value was written before in the same object or array.
  private var needsComma = false

  mutating func takeBytes() -> [UInt8] {
    let taken = bytes
    bytes = []
    return taken
  }

  mutating func name(_ name: String) {
    beginValue()
    bytes.append(quoted: name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func string(_ value: String?) {
    beginValue()
    if let value { bytes.append(quoted: value) } else { bytes.append(contentsOf: "null".utf8) }
  }

  mutating func integer(_ value: Int?) {
    beginValue()
    bytes.append(contentsOf: (value.map { String($0) } ?? "null").utf8)
  }

  /// The shortest text that is read as the same number.
  mutating func number(_ value: Double?) {
    beginValue()
    let text = value.flatMap { $0.isFinite ? "\($0)" : nil } ?? "null"
    bytes.append(contentsOf: text.utf8)
  }

  mutating func boolean(_ value: Bool?) {
    beginValue()
    bytes.append(contentsOf: (value.map { $0 ? "true" : "false" } ?? "null").utf8)
  }

  mutating func object<Failure: Error>(
    _ body: (inout JSONObject) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "{"))
    var object = JSONObject(move())
    try body(&object)
    self = object.finish()
    close(UInt8(ascii: "}"))
  }

  mutating func array<Failure: Error>(
    _ body: (inout JSONArray) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "["))
    var array = JSONArray(move())
    try body(&array)
    self = array.finish()
    close(UInt8(ascii: "]"))
  }

  /// Hands the text over: a second reference to it would copy it at the next write.
  private mutating func move() -> JSONOutput {
    let moved = self
    self = JSONOutput()
    return moved
  }

  private mutating func open(_ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func beginValue() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
