import TestSupport
import Testing

@testable import Arguments

@Suite struct ParserTests {
  let parser = Parser(sampleProgram)

  static let runs: [(String, Invocation)] = [
    ("", run("list")),
    ("list", run("list")),
    ("list -a", run("list", ["all": [""]])),
    ("-a", run("list", ["all": [""]])),
    ("--all --json", run("list", ["all": [""], "json": [""]])),
    ("--json list --al", run("list", ["all": [""], "json": [""]])),
    ("list --limit 3", run("list", ["limit": ["3"]])),
    ("list --limit=3", run("list", ["limit": ["3"]])),
    ("list --lim=3", run("list", ["limit": ["3"]])),
    ("list --limit=", run("list", ["limit": [""]])),
    ("list --limit=a=b", run("list", ["limit": ["a=b"]])),
    ("list --limit --all", run("list", ["limit": ["--all"]])),
    ("list -n 3", run("list", ["limit": ["3"]])),
    ("list -n3", run("list", ["limit": ["3"]])),
    ("list -aln3", run("list", ["all": [""], "long": [""], "limit": ["3"]])),
    ("-an 3", run("list", ["all": [""], "limit": ["3"]])),
    ("list -n=3", run("list", ["limit": ["=3"]])),
    ("list -n 1 -n 2", run("list", ["limit": ["1", "2"]])),
    ("list --list 買い物", run("list", ["list": ["買い物"]])),
    ("done 1 2 --json 3", run("done", ["json": [""]], ["id": ["1", "2", "3"]])),
    ("done -- -1 --json", run("done", [:], ["id": ["-1", "--json"]], literal: 2)),
    ("done 1 --", run("done", [:], ["id": ["1"]])),
    ("done -", run("done", [:], ["id": ["-"]])),
    ("lists", run("lists")),
    ("lists --json", run("lists", ["json": [""]])),
    ("lists add list", run("lists add", [:], ["title": ["list"]])),
    ("lists rename a b", run("lists rename", [:], ["list": ["a"], "title": ["b"]])),
    ("--database x account add a@b", run("account add", ["database": ["x"]], ["email": ["a@b"]])),
    ("account add a@b --database x", run("account add", ["database": ["x"]], ["email": ["a@b"]])),
    ("copy a b c", run("copy", [:], ["source": ["a", "b"], "target": ["c"]])),
    ("completions zsh", run("completions", [:], ["shell": ["zsh"]])),
    ("completions zsh f", run("completions", [:], ["shell": ["zsh"], "file": ["f"]])),
    ("__complete lists", run("__complete", [:], ["kind": ["lists"]])),
    ("--debug", run("list", ["debug": [""]])),
  ]

  @Test(arguments: runs)
  func `reads a command with its options and operands`(line: String, run: Invocation) throws {
    #expect(try parser.parse(split(line)) == .run(run))
  }

  static let words: [(String, [String: [String]], [String], Int)] = [
    ("add Buy milk", [:], ["Buy", "milk"], 0),
    (
      "add Ask landlord re: heating, wait: until Monday -fan http://example.org/a+b", [:],
      [
        "Ask", "landlord", "re:", "heating,", "wait:", "until", "Monday", "-fan",
        "http://example.org/a+b",
      ], 0
    ),
    ("add Buy --due today milk", ["due": ["today"]], ["Buy", "milk"], 0),
    ("add -d today Buy", ["due": ["today"]], ["Buy"], 0),
    ("add Buy --due=today", ["due": ["today"]], ["Buy"], 0),
    ("add Buy -dtoday", [:], ["Buy", "-dtoday"], 0),
    ("add Buy --du today", [:], ["Buy", "--du", "today"], 0),
    ("add Buy --unknown --words=1", [:], ["Buy", "--unknown", "--words=1"], 0),
    ("add Buy --json=1 --json", ["json": [""]], ["Buy", "--json=1"], 0),
    ("add Buy -- --due today", [:], ["Buy", "--due", "today"], 2),
    ("add -- --", [:], ["--"], 1),
    ("add -", [:], ["-"], 0),
    ("add - b -x --- -a", [:], ["-", "b", "-x", "---", "-a"], 0),
    ("add 청소하기 買い物👍🏽 cafe\u{301}", [:], ["청소하기", "買い物👍🏽", "cafe\u{301}"], 0),
    ("add list done add", [:], ["list", "done", "add"], 0),
  ]

  @Test(arguments: words)
  func `keeps the words of a title`(
    line: String, options: [String: [String]], title: [String], literalCount: Int
  ) throws {
    let expected = Invocation(
      command: ["add"], options: options, operands: ["title": title], literalCount: literalCount)

    #expect(try parser.parse(split(line)) == .run(expected))
  }

  @Test func `keeps spaces and empty words of a title`() throws {
    let request = try parser.parse(["add", "Buy  milk ", "", "\tnow"])

    guard case .run(let invocation) = request else { throw Unexpected() }
    #expect(invocation.operands("title") == ["Buy  milk ", "", "\tnow"])
  }

  static let requests: [(String, Request)] = [
    ("--help", .help([])), ("-h", .help([])), ("add --help", .help(["add"])),
    ("add Buy -h", .help(["add"])), ("--help add", .help(["add"])), ("-ah", .help(["list"])),
    ("lists --help rename", .help(["lists", "rename"])),
    ("lists rename -h", .help(["lists", "rename"])),
    ("--help nothing", .help([])), ("--version", .version), ("list --ver", .version),
    ("lists add a --version", .version),
  ]

  @Test(arguments: requests)
  func `sees what asks for help or the version`(line: String, request: Request) throws {
    #expect(try parser.parse(split(line)) == request)
  }

  static let faults: [(String, UsageError)] = [
    ("lst", UsageError(.unknownCommand("lst", suggestion: "list"), position: 0, command: [])),
    ("dnoe 1", UsageError(.unknownCommand("dnoe", suggestion: "done"), position: 0, command: [])),
    ("xyzzy", UsageError(.unknownCommand("xyzzy", suggestion: nil), position: 0, command: [])),
    (
      "__complet",
      UsageError(.unknownCommand("__complet", suggestion: nil), position: 0, command: [])
    ),
    (
      "lists renam a b",
      UsageError(.unknownCommand("renam", suggestion: "rename"), position: 1, command: ["lists"])
    ),
    (
      "account", UsageError(.missingCommand(choices: ["add"]), position: 1, command: ["account"])
    ),
    (
      "list --lmit 3",
      UsageError(.unknownOption("--lmit", suggestion: "--limit"), position: 1, command: ["list"])
    ),
    ("list -x", UsageError(.unknownOption("-x", suggestion: nil), position: 1, command: ["list"])),
    ("list -ax", UsageError(.unknownOption("-x", suggestion: nil), position: 1, command: ["list"])),
    ("--=3", UsageError(.unknownOption("--", suggestion: nil), position: 0, command: [])),
    (
      "list --l",
      UsageError(
        .ambiguousOption("--l", candidates: ["--long", "--list", "--limit"]), position: 1,
        command: ["list"])
    ),
    (
      "done 1 --database",
      UsageError(
        .missingValue(option: "--database", placeholder: "FILE"), position: 3, command: ["done"])
    ),
    (
      "list -an",
      UsageError(.missingValue(option: "-n", placeholder: "N"), position: 2, command: ["list"])
    ),
    (
      "add Buy --due",
      UsageError(.missingValue(option: "--due", placeholder: "WHEN"), position: 3, command: ["add"])
    ),
    (
      "list --all=yes",
      UsageError(.unexpectedValue(option: "--all", value: "yes"), position: 1, command: ["list"])
    ),
    (
      "add Buy -p urgent",
      UsageError(
        .invalidChoice("urgent", of: "-p", choices: ["low", "high"]), position: 3, command: ["add"])
    ),
    (
      "completions tcsh",
      UsageError(
        .invalidChoice("tcsh", of: "SHELL", choices: ["bash", "zsh", "fish"]), position: 1,
        command: ["completions"])
    ),
    ("done", UsageError(.missingOperand(placeholder: "ID"), position: 1, command: ["done"])),
    (
      "lists rename a",
      UsageError(.missingOperand(placeholder: "TITLE"), position: 3, command: ["lists", "rename"])
    ),
    ("copy a", UsageError(.missingOperand(placeholder: "TARGET"), position: 2, command: ["copy"])),
    ("lists add a b", UsageError(.extraOperand("b"), position: 3, command: ["lists", "add"])),
    ("list x", UsageError(.extraOperand("x"), position: 1, command: ["list"])),
    ("-- add", UsageError(.extraOperand("add"), position: 1, command: ["list"])),
  ]

  @Test(arguments: faults)
  func `says what is wrong, and where`(line: String, error: UsageError) {
    #expect(throws: error) { try parser.parse(split(line)) }
  }

  @Test func `has a result for any arguments`() {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "-", "--", "=", "a", "list", "lists", "add", "done", "due", "help", "\0", "\u{301}", "日",
      "\r\n",
      "", " ", "d", "n", "rename", "database", "🇯🇵",
    ]
    var requests = 0

    for _ in 0..<20_000 {
      let arguments = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? ""
        }.joined()
      }
      do throws(UsageError) {
        _ = try parser.parse(arguments)
        requests += 1
      } catch {
        #expect(0...arguments.count ~= error.position)
      }
    }

    #expect(requests > 0)
  }
}

private struct Unexpected: Error {}

private func split(_ line: String) -> [String] {
  line.split(separator: " ").map { String($0) }
}

private func run(
  _ command: String, _ options: [String: [String]] = [:], _ operands: [String: [String]] = [:],
  literal: Int = 0
) -> Invocation {
  Invocation(command: split(command), options: options, operands: operands, literalCount: literal)
}
