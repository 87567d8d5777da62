/// What a request asks for: `GET`, `PROPFIND`, or any other token (RFC 9110 §9).
package struct Method: Hashable, Sendable, CustomStringConvertible {
  package let name: String

  /// Methods are case-sensitive: `get` is not `GET`.
  package init(_ name: String) {
    self.name = name
  }

  package static var get: Method { Method("GET") }
  package static var head: Method { Method("HEAD") }
  package static var post: Method { Method("POST") }
  package static var put: Method { Method("PUT") }
  package static var patch: Method { Method("PATCH") }
  package static var delete: Method { Method("DELETE") }
  package static var options: Method { Method("OPTIONS") }
  package static var propfind: Method { Method("PROPFIND") }
  package static var proppatch: Method { Method("PROPPATCH") }
  package static var report: Method { Method("REPORT") }
  package static var mkcalendar: Method { Method("MKCALENDAR") }

  /// Whether a request only reads (RFC 9110 §9.2.1), so that it needs no proof of where it is from.
  package var isSafe: Bool {
    switch name {
    case "GET", "HEAD", "OPTIONS", "PROPFIND", "REPORT": true
    default: false
    }
  }

  package var description: String { name }
}
