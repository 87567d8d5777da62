/// The three digits that say how a request went (RFC 9110 §15).
package struct Status: Hashable, Sendable, CustomStringConvertible {
  package let code: Int

  package init(_ code: Int) {
    self.code = code
  }

  package static var ok: Status { Status(200) }
  package static var created: Status { Status(201) }
  package static var noContent: Status { Status(204) }
  package static var multiStatus: Status { Status(207) }
  package static var found: Status { Status(302) }
  package static var seeOther: Status { Status(303) }
  package static var notModified: Status { Status(304) }
  package static var temporaryRedirect: Status { Status(307) }
  package static var permanentRedirect: Status { Status(308) }
  package static var badRequest: Status { Status(400) }
  package static var unauthorized: Status { Status(401) }
  package static var forbidden: Status { Status(403) }
  package static var notFound: Status { Status(404) }
  package static var methodNotAllowed: Status { Status(405) }
  package static var conflict: Status { Status(409) }
  package static var gone: Status { Status(410) }
  package static var preconditionFailed: Status { Status(412) }
  package static var contentTooLarge: Status { Status(413) }
  package static var uriTooLong: Status { Status(414) }
  package static var unsupportedMediaType: Status { Status(415) }
  package static var unprocessableContent: Status { Status(422) }
  package static var tooManyRequests: Status { Status(429) }
  package static var headerFieldsTooLarge: Status { Status(431) }
  package static var internalServerError: Status { Status(500) }
  package static var notImplemented: Status { Status(501) }
  package static var serviceUnavailable: Status { Status(503) }

  package var isSuccess: Bool { (200..<300).contains(code) }

  package var description: String { String(code) }
}
