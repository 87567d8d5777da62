import Domain
import Presentation
import Web

/// Says on standard output where the server is, with an address alone on a line for programs and
/// people to take.
struct Announcer {
  let words: Words
  /// Nil when somebody can log in already.
  private let invitation: String?

  init(_ registration: Registration, words: Words) async throws(StartError) {
    self.words = words
    do {
      invitation = try await registration.invite()
    } catch {
      throw StartError(Problem(error, in: words).message)
    }
  }

  /// The link to the first account while there is none, else the address of the tasks.
  func announce(host: String, port: UInt16) {
    let address = address(host, port)
    if let invitation {
      let path = Destination.setUp(token: invitation).path
      Program.say("\(words.serverInvites)\n\(address)\(path)\n")
    } else {
      Program.say("\(words.serverListens)\n\(address)/\n")
    }
  }

  /// One that a browser on this machine can open; who listens everywhere listens there too.
  private func address(_ host: String, _ port: UInt16) -> String {
    let reachable =
      switch host {
      case "0.0.0.0": "127.0.0.1"
      case "::": "[::1]"
      case let host where host.contains(":"): "[\(host)]"
      case let host: host
      }
    return "http://\(reachable):\(port)"
  }
}
