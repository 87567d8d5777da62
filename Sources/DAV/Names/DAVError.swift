package import HTTP
package import XML

/// Why a request is refused: its status, the element that says it to programs, and a sentence that
/// says it to whoever looks into the answer.
package struct DAVError: Error, Equatable, Sendable {
  package let status: Status
  package let precondition: Precondition?
  /// What the precondition speaks of, such as the resource that has the same UID.
  package let hrefs: [Href]
  /// The privilege that is needed on them, for `DAV:need-privileges` (RFC 3744 §7.1.1).
  package let privilege: XMLName?
  /// In how many seconds to try again (RFC 9110 §10.2.3).
  package var retryAfter: Int?
  /// In English, as the log of a client shows it.
  package let description: String

  package init(
    _ status: Status, _ precondition: Precondition?, hrefs: [Href] = [],
    privilege: XMLName? = nil, _ description: String
  ) {
    self.status = status
    self.precondition = precondition
    self.hrefs = hrefs
    self.privilege = privilege
    self.description = description
  }

  package init(_ status: Status, _ description: String) {
    self.init(status, nil, description)
  }

  /// With the status that the precondition has by itself.
  package init(_ precondition: Precondition, hrefs: [Href] = [], _ description: String) {
    self.init(precondition.status, precondition, hrefs: hrefs, description)
  }

  static func badRequest(_ description: String, line: Int? = nil) -> DAVError {
    DAVError(.badRequest, at(description, line))
  }

  static func invalidFilter(_ description: String, line: Int? = nil) -> DAVError {
    DAVError(.validFilter, at(description, line))
  }

  private static func at(_ description: String, _ line: Int?) -> String {
    line.map { $0 > 0 ? "Line \($0): \(description)" : description } ?? description
  }
}
