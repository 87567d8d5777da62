internal import Glibc

/// Why a server could not start.
package enum ServerError: Error, Equatable, CustomStringConvertible {
  /// What was given as the host is no address.
  case notAnAddress(String)
  /// The system's reason is an error number, such as `EADDRINUSE`.
  case cannotListen(host: String, port: UInt16, reason: Int32)
  /// No threads or no descriptors were to be had.
  case noResources(reason: Int32)
  /// It has been started before; a server is started once.
  case startedBefore

  package var description: String {
    switch self {
    case .notAnAddress(let text): "“\(text)” is not an address to listen on"
    case .cannotListen(let host, let port, let reason):
      "cannot listen on \(host) port \(port): \(Self.text(of: reason))"
    case .noResources(let reason): "cannot start the server: \(Self.text(of: reason))"
    case .startedBefore: "the server has been started before"
    }
  }

  private static func text(of reason: Int32) -> String {
    strerror(reason).map { String(cString: $0) } ?? "error \(reason)"
  }
}
