import Domain
import Foundation

/// What a service answered, whole and within the limit.
struct Answer: Sendable {
  let status: Int
  let body: Data
  /// Last-Modified as it was written: it is sent back letter for letter.
  let lastModified: String?
  private let expires: String?
  private let cacheControl: String?
  private let retryAfter: String?

  init(status: Int, body: Data, header: (String) -> String?) {
    self.status = status
    self.body = body
    lastModified = header("Last-Modified").flatMap { $0.utf8.count <= 100 ? $0 : nil }
    expires = header("Expires")
    cacheControl = header("Cache-Control")
    retryAfter = header("Retry-After")
  }

  /// Until when there is nothing newer: by `max-age`, else by `Expires` (RFC 9111 §5.3); `now` when
  /// neither says.
  func expires(at now: Instant) -> Instant {
    let directives = (cacheControl ?? "").lowercased().split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    if let age = directives.first(where: { $0.hasPrefix("max-age=") }),
      let seconds = Int64(age.dropFirst("max-age=".count)), seconds >= 0
    {
      return now.advanced(bySeconds: seconds)
    }
    return expires.flatMap { Instant(httpDate: $0) } ?? now
  }

  /// Seconds to wait before asking again, told as such or by a date (RFC 9110 §10.2.3).
  func retryAfter(at now: Instant) -> Int? {
    guard let retryAfter else { return nil }
    if let seconds = Int(retryAfter.trimmingCharacters(in: .whitespaces)) {
      return max(0, seconds)
    }
    return Instant(httpDate: retryAfter).map { max(0, Int($0.seconds - now.seconds)) }
  }
}
