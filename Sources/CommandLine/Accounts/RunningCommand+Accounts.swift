import Arguments
import Domain
import Presentation

extension RunningCommand {
  func account() async throws(Failure) {
    if invocation.command.dropFirst().first == "app-password" { return try await appPassword() }
    let email = invocation.operand("email")
    if let email, EmailAddress(email) == nil { throw Failure(words.invalidEmail, .misused) }
    let scenes = try openScenes().scenes
    let printer = AccountsPrinter(console)
    let presenter = scenes.accounts(in: words.language, view: printer)
    guard let email else { return await presenter.load() }
    switch invocation.command.last {
    case "add": await presenter.add(email: email, zone: parts.localZone())
    case "password": await presenter.setPassword(of: email)
    default: await presenter.delete(email, isSure: invocation.has("yes"))
    }
  }
}
