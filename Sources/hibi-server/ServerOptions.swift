import Arguments
import Domain
import HTTP
import Presentation
import Terminal

/// How the server was started: by its arguments, and for what they leave out by the environment.
struct ServerOptions {
  let host: String
  let port: UInt16
  let database: String
  let proxies: [AddressRange]

  init(_ invocation: Invocation, words: Words) throws(StartError) {
    let listen = invocation.value(of: "listen") ?? Self.variable("HIBI_LISTEN") ?? "127.0.0.1:8080"
    guard let (host, port) = Self.address(listen)
    else { throw StartError(words.notListenable(listen), status: 2) }
    guard let database = invocation.value(of: "database") ?? Self.defaultDatabase
    else { throw StartError(words.noDatabasePlace, status: 2) }
    (self.host, self.port, self.database) = (host, port, database)
    let named = invocation.values(of: "trusted-proxy")
    let texts = named.isEmpty ? Self.listed("HIBI_TRUSTED_PROXY") : named
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

  /// The same place as the command line's, so that both see the same tasks.
  private static var defaultDatabase: String? {
    if let path = variable("HIBI_DATABASE") { return path }
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") {
      return data + "/hibi/hibi.sqlite"
    }
    return variable("HOME").map { $0 + "/.local/share/hibi/hibi.sqlite" }
  }

  private static func listed(_ name: String) -> [String] {
    (variable(name) ?? "").split { $0 == "," || $0 == " " }.map(String.init)
  }

  private static func variable(_ name: String) -> String? {
    environmentVariable(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
