import Arguments
import CommandLine
import HTTP
import Presentation

/// How the server was started: by its arguments, and for what they leave out by the environment.
struct ServerOptions {
  let host: String
  let port: UInt16
  let database: String
  let proxies: [AddressRange]

  init(_ invocation: Invocation, words: Words) throws(StartError) {
    let surroundings = Surroundings()
    let listen =
      invocation.value(of: "listen") ?? surroundings.nonEmpty("HIBI_LISTEN") ?? "127.0.0.1:8080"
    guard let (host, port) = Self.address(listen)
    else { throw StartError(words.notListenable(listen), status: 2) }
    // The same place as the command line's, so that both see the same tasks.
    guard let database = invocation.value(of: "database") ?? surroundings.databasePath
    else { throw StartError(words.noHome, status: 2) }
    (self.host, self.port, self.database) = (host, port, database)
    let named = invocation.values(of: "trusted-proxy")
    let listed = (surroundings.nonEmpty("HIBI_TRUSTED_PROXY") ?? "")
      .split { $0 == "," || $0 == " " }.map(String.init)
    let texts = named.isEmpty ? listed : named
    var proxies: [AddressRange] = []
    for text in texts {
      guard let range = AddressRange(text)
      else { throw StartError(words.noProxy(text), status: 2) }
      proxies.append(range)
    }
    self.proxies = proxies
  }

  /// `127.0.0.1:8080`, `localhost:8080`, `[::1]:8080`.
  private static func address(_ text: String) -> (host: String, port: UInt16)? {
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...])
    else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
    return host.isEmpty ? nil : (String(host), port)
  }
}
