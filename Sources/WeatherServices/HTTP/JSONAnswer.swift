import Domain
import Foundation

extension Decodable {
  /// Reads what a service promised; says what is wrong, and where, of what it did not.
  init(answer body: Data) throws(WeatherError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: body)
    } catch let error as DecodingError {
      throw .notAsPromised(AnswerFault(error))
    } catch {
      throw .notAsPromised(.notJSON)
    }
  }
}

extension AnswerFault {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context): self = .missing(path(context.codingPath + [key]))
    case .valueNotFound(_, let context): self = .missing(path(context.codingPath))
    case .typeMismatch(_, let context): self = .wrongKind(path(context.codingPath))
    case .dataCorrupted(let context) where context.codingPath.isEmpty: self = .notJSON
    case .dataCorrupted(let context): self = .outOfRange(path(context.codingPath))
    @unknown default: self = .notJSON
    }
  }
}

/// `list[3].main.temp`; the answer as a whole is `$`, as in RFC 9535.
private func path(_ keys: [any CodingKey]) -> String {
  var text = ""
  for key in keys {
    if let index = key.intValue {
      text += "[\(index)]"
    } else {
      text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
    }
  }
  return text.isEmpty ? "$" : text
}
