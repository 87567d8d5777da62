import Domain
import HTTP

/// The cookie that holds a session's token.
enum SessionCookie {
  static let name = "hibi_session"

  /// The value of a `Set-Cookie` field that keeps the token, out of reach of scripts.
  static func keeping(_ token: String, for request: Request) -> String? {
    field(token, maxAge: Int(Session.ageLimit), request)
  }

  static func forgetting(for request: Request) -> String? {
    field("", maxAge: 0, request)
  }

  private static func field(_ value: String, maxAge: Int, _ request: Request) -> String? {
    SetCookie(name: name, value: value, maxAge: maxAge, isSecure: request.isSecure)?.fieldValue
  }
}
