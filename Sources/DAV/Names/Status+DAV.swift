package import HTTP

extension Status {
  /// An address on another server (RFC 4918 §9.8.5).
  package static var badGateway: Status { Status(502) }
  /// What is done to one of several things hangs on another that failed (RFC 4918 §11.4).
  package static var failedDependency: Status { Status(424) }
  package static var locked: Status { Status(423) }
  /// No room, or, in a list, more than is given at once (RFC 4918 §11.5, RFC 6578 §3.6).
  package static var insufficientStorage: Status { Status(507) }

  /// As a `DAV:status` element says it: `HTTP/1.1 404 Not Found` (RFC 4918 §14.28).
  package var line: String {
    let phrase =
      switch code {
      case 200: "OK"
      case 201: "Created"
      case 204: "No Content"
      case 400: "Bad Request"
      case 401: "Unauthorized"
      case 403: "Forbidden"
      case 404: "Not Found"
      case 405: "Method Not Allowed"
      case 409: "Conflict"
      case 410: "Gone"
      case 412: "Precondition Failed"
      case 413: "Content Too Large"
      case 415: "Unsupported Media Type"
      case 422: "Unprocessable Content"
      case 423: "Locked"
      case 424: "Failed Dependency"
      case 500: "Internal Server Error"
      case 501: "Not Implemented"
      case 502: "Bad Gateway"
      case 503: "Service Unavailable"
      case 507: "Insufficient Storage"
      default: "Other"
      }
    return "HTTP/1.1 \(code) \(phrase)"
  }
}
