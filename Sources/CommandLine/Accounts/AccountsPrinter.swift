import Domain
import JSON
import Presentation
import Terminal
import UnicodeText

/// Prints accounts, and asks for passwords.
final class AccountsPrinter: AccountsView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: AccountsContent) {
    guard !console.asData else { return printData(content) }
    if let message = content.emptyMessage { return console.print(message) }
    let table = Table(
      columns: [
        .init(
          width: content.rows.map { $0.id.number.digitCount }.max() ?? 1, alignment: .trailing),
        .init(width: content.rows.map { displayWidth(of: printable($0.label)) }.max() ?? 1),
      ], screen: console.screen, output: console.output)
    for row in content.rows {
      table.row([
        .init(String(row.id.number), .dim), .init(row.label), .init(row.zone, .dim),
      ])
    }
  }

  func show(_ notice: Notice) { console.show(notice) }

  func show(_ problem: Problem) { console.show(problem) }

  func ask(_ question: PasswordQuestion) async -> String? {
    do {
      guard console.streams.isInteractive else { return try readLine() }
      let prompt = PasswordPrompt()
      let password = try prompt.password(question.prompt)
      if try prompt.password(question.repeatPrompt) == password { return password }
      console.fail(Failure(question.mismatchMessage))
    } catch {
      console.fail(
        error == .ended
          ? Failure(question.missingMessage) : Failure(error, in: console.words))
    }
    return nil
  }

  func ask(_ question: DeletionQuestion) async -> Bool {
    guard console.streams.isInteractive else {
      console.fail(Failure(question.unaskedMessage, .misused))
      return false
    }
    console.streams.errors.write(printableLines(question.prompt))
    console.streams.errors.flush()
    let answer = (try? readLine()).flatMap { EmailAddress($0) }
    guard let answer, answer == EmailAddress(question.email) else {
      console.fail(Failure(question.keptMessage))
      return false
    }
    return true
  }

  private func readLine() throws(InputError) -> String {
    var reader = LineReader(descriptor: console.streams.input)
    guard let line = try reader.next() else { throw .ended }
    return line
  }

  private func printData(_ content: AccountsContent) {
    console.print(
      JSONArray.text { array in
        for row in content.rows {
          array.object {
            $0.member("id", row.id.number)
            $0.member("email", row.email)
            $0.member("language", row.language)
            $0.member("zone", row.zone)
            $0.member("created", row.created)
          }
        }
      })
  }
}
