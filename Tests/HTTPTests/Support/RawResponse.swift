/// A response as it was read from a socket.
struct RawResponse {
  let status: Int
  let fields: [(name: String, value: String)]
  var body: [UInt8] = []

  init(head: String) {
    let lines = head.split(separator: "\r\n")
    status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    fields = lines.dropFirst().map { line in
      let name = line.prefix { $0 != ":" }
      return (String(name), String(line.dropFirst(name.count + 2)))
    }
  }

  subscript(name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  var text: String { String(decoding: body, as: UTF8.self) }
}
