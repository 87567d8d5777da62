import HTTP

extension DAVError {
  /// What a request is answered whose own address, or a field's, names nothing.
  package init(_ error: HrefError, in place: String) {
    switch error {
    case .tooLong(let limit): self.init(.uriTooLong, "\(place) has more than \(limit) bytes")
    case .notAbsolute: self = .badRequest("\(place) is neither a path nor an http address")
    case .queryOrFragment: self = .badRequest("\(place) has a query or a fragment")
    case .badPercentEncoding: self = .badRequest("\(place) has a % without two digits after it")
    case .invalidUTF8: self = .badRequest("\(place) is not in UTF-8")
    case .badSegment:
      self = .badRequest("\(place) has an empty part, a dot part, a NUL or an encoded slash")
    }
  }
}
