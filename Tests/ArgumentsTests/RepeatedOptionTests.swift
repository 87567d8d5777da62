import Testing

@testable import Arguments

@Suite struct RepeatedOptionTests {
  let program = Command(
    name: "hibi", summary: "Keeps tasks",
    commands: [
      Command(
        name: "add", summary: "Adds a task",
        options: [
          Option(
            name: "tag", short: "t", kind: .value(placeholder: "TAG"), summary: "A tag",
            isRepeated: true),
          Option(
            name: "remind", kind: .value(placeholder: "WHEN"), summary: "A reminder",
            isRepeated: true),
        ],
        operands: [Operand(name: "title", placeholder: "TITLE", count: .oneOrMore)],
        keepsWords: true)
    ])

  @Test func `keeps every value in order, and words between them`() throws {
    let request = try Parser(program).parse([
      "add", "--tag", "home", "Buy", "--tag=two words", "milk", "-t", "--tag", "--tag", "",
    ])

    guard case .run(let invocation) = request else {
      Issue.record("\(request)")
      return
    }
    #expect(invocation.values(of: "tag") == ["home", "two words", "--tag", ""])
    #expect(invocation.operands("title") == ["Buy", "milk"])
    #expect(invocation.values(of: "remind") == [])
  }

  @Test func `shows that it can be repeated`() {
    let help = Help(program, words: englishWords).text(for: ["add"])

    #expect(help.contains("-t, --tag=TAG…"))
    #expect(help.contains("--remind=WHEN…"))
  }

  @Test func `is offered again by Zsh`() {
    let script = program.completionScript(for: .zsh)

    #expect(script.contains("'*'{-t+,--tag=}'"))
    #expect(script.contains("'*--remind="))
  }
}
