import Domain
import Foundation

/// Where a service is: encrypted, or on this machine.
///
/// What is asked for would otherwise be read, and answered, by anybody on the way.
struct BaseAddress: Equatable, Sendable {
  private let components: URLComponents

  /// `https://api.example.org`, `https://mirror.example.org/weather`, `http://127.0.0.1:8090`.
  init(_ text: String) throws(WeatherError) {
    guard let components = URLComponents(string: text), let host = components.host, !host.isEmpty,
      components.user == nil, components.password == nil, components.query == nil,
      components.fragment == nil
    else { throw .addressRefused }
    switch components.scheme?.lowercased() {
    case "https": break
    case "http" where Self.isLoopback(host): break
    default: throw .addressRefused
    }
    self.components = components
  }

  /// The address of a resource below this one; what has no value is not asked with.
  func url(
    _ path: String, _ query: KeyValuePairs<String, String?>
  ) throws(WeatherError) -> URL {
    var components = components
    let base = components.path.hasSuffix("/") ? components.path.dropLast() : components.path[...]
    components.path = base + path
    components.queryItems = query.compactMap { name, value in
      value.map { URLQueryItem(name: name, value: $0) }
    }
    // A plus stands for itself in a URL, but servers read a query as a form, where it is a space.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    guard let url = components.url else { throw .addressRefused }
    return url
  }

  /// By name or by number, as RFC 6761 §6.3 and RFC 6890 reserve them.
  private static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased()
    if host == "localhost" || host == "::1" || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
  }
}
