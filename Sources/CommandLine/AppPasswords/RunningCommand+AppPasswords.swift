import Arguments
import Domain
import Presentation

extension RunningCommand {
  func appPassword() async throws(Failure) {
    guard let email = EmailAddress(invocation.operand("email") ?? "")
    else { throw Failure(words.invalidEmail, .misused) }
    let name = invocation.text("name")
    if invocation.command.last != "list" { try demandName(name) }
    let printer = AppPasswordsPrinter(console)
    let presenter = try openScenes().scenes.appPasswords(in: words.language, view: printer)
    switch invocation.command.last {
    case "add": await presenter.add(name, to: email)
    case "revoke": await presenter.revoke(name, of: email)
    default: await presenter.load(of: email)
    }
  }

  /// What can't be a name is wrong before the database is looked at.
  private func demandName(_ name: String) throws(Failure) {
    do {
      _ = try AppPasswordName(name)
    } catch {
      throw Failure(Problem(.name(error), in: words).message, .misused)
    }
  }
}
