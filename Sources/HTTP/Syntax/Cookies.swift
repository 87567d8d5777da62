/// What a client gives back of the cookies it was given (RFC 6265 §5.4).
package struct Cookies: Equatable, Sendable {
  package struct Cookie: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  package let all: [Cookie]

  /// Takes the values of the request's `Cookie` fields, usually one; what is no pair is left out,
  /// since other servers of the same host may have set what they like.
  package init(parsing fields: [String]) {
    var cookies: [Cookie] = []
    for field in fields {
      for pair in field.utf8.split(separator: UInt8(ascii: ";")) {
        let sides = pair.split(
          separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2 else { continue }
        let name = ASCII.trimmed(Substring(sides[0]))
        guard ASCII.isToken(name.utf8) else { continue }
        cookies.append(
          Cookie(name: String(name), value: String(ASCII.trimmed(Substring(sides[1])))))
      }
    }
    all = cookies
  }

  /// The first value of a name: clients send the one of the longest path first.
  package subscript(name: String) -> String? {
    all.first { $0.name == name }?.value
  }
}
