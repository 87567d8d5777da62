/// What became of one request, for logs and measures; it is told when the last byte has gone out.
package struct RequestSummary: Sendable, Equatable {
  /// As it came: `HEAD` stays `HEAD`.
  package let method: Method
  /// Without the query, which may hold what is nobody's business.
  package let path: String
  /// Nil when the client left before there was an answer.
  package let status: Status?
  /// Of the response's body, as far as it was handed over.
  package let bodyBytes: Int
  /// From the request line to the last byte.
  package let duration: Duration
  /// The client's, by a trusted proxy's word if there is one.
  package let clientAddress: String
}
