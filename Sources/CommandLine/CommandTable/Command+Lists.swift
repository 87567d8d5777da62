import Arguments
import Presentation

extension Command {
  static func lists(_ words: Words) -> Command {
    let list = Operand(
      name: "list", placeholder: "LIST", completion: .dynamic(CompletionKind.lists.rawValue),
      summary: words.listOperand)
    let title = Operand(
      name: "title", placeholder: "TITLE", count: .oneOrMore, summary: words.listTitleOperand)
    return Command(
      name: "lists", summary: words.listsSummary,
      commands: [
        Command(name: "add", summary: words.addListSummary, operands: [title], keepsWords: true),
        Command(
          name: "rename", summary: words.renameListSummary, operands: [list, title],
          keepsWords: true),
        Command(
          name: "delete", summary: words.deleteListSummary,
          discussion: [words.deleteListDiscussion], operands: [list]),
      ], runsAlone: true)
  }

  static func accounts(_ words: Words) -> Command {
    let email = Operand(name: "email", placeholder: "EMAIL", summary: words.emailOperand)
    return Command(
      name: "account", summary: words.accountSummary, discussion: [words.accountDiscussion],
      commands: [
        Command(
          name: "add", summary: words.addAccountSummary, discussion: [words.addAccountDiscussion],
          operands: [email]),
        Command(name: "list", summary: words.listAccountsSummary),
        Command(name: "password", summary: words.setPasswordSummary, operands: [email]),
        Command(
          name: "delete", summary: words.deleteAccountSummary,
          options: [Option(name: "yes", summary: words.yesOption)], operands: [email]),
        appPasswords(of: email, words),
      ])
  }

  private static func appPasswords(of email: Operand, _ words: Words) -> Command {
    let name = Operand(
      name: "name", placeholder: "NAME", count: .oneOrMore, summary: words.appPasswordOperand)
    return Command(
      name: "app-password", summary: words.appPasswordSummary,
      discussion: [words.appPasswordDiscussion],
      commands: [
        Command(
          name: "add", summary: words.addAppPasswordSummary,
          discussion: [words.addAppPasswordDiscussion], operands: [email, name], keepsWords: true),
        Command(name: "list", summary: words.listAppPasswordsSummary, operands: [email]),
        Command(
          name: "revoke", summary: words.revokeAppPasswordSummary, operands: [email, name],
          keepsWords: true),
      ])
  }
}
