import Domain
import Presentation
import Web

/// Says on standard output where the server is, with an address alone on a line for programs and
/// people to take.
struct Announcer {
  let host: String
  let port: UInt16
  let words: Words

  /// The link to the first account while there is none, else the address of the tasks.
  func announce(_ registration: Registration) async throws(StartError) {
    do {
      if let token = try await registration.invite() {
        let path = Destination.setUp(token: token).path
        Program.say("\(words.serverInvites)\n\(address)\(path)\n")
      } else {
        Program.say("\(words.serverListens)\n\(address)/\n")
      }
    } catch {
      throw StartError(Problem(error, in: words).message)
    }
  }

  /// One that a browser on this machine can open; who listens everywhere listens there too.
  private var address: String {
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
