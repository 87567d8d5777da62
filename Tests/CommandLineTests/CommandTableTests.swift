import Arguments
import Domain
import Presentation
import Testing

@testable import CommandLine

@Suite struct CommandTableTests {
  let hibi = Sitting()

  static func paths(of command: Command) -> [[String]] {
    command.commands.flatMap { below in
      [[below.name]] + paths(of: below).map { [below.name] + $0 }
    }
  }

  static let paths = paths(of: .program(Words(.english)))
    .filter { $0 != ["__complete"] && $0 != ["help"] }

  @Test(arguments: paths)
  func `has help for each command in each language`(path: [String]) async throws {
    for language in Language.allCases {
      hibi.environment["LANG"] = language.rawValue

      let outcome = await hibi.run(path + ["--help"])

      #expect(outcome.status == .done)
      #expect(outcome.lines.first?.contains("hibi " + path.joined(separator: " ")) == true)
      #expect(outcome.lines.count > 3)
      #expect(outcome.errors == "")
    }
  }

  /// A short option could be a word of somebody's title.
  @Test func `has no short options`() {
    func check(_ command: Command) {
      #expect(command.options.allSatisfy { $0.short == nil })
      for below in command.commands { check(below) }
    }

    check(.program(Words(.english)))
  }

  @Test func `says version and help, with nothing on standard error`() async throws {
    let version = await hibi("--version")
    let help = await hibi("--help")

    #expect(version.output == "hibi \(Presentation.version)\n")
    #expect(version.errors + help.errors == "")
    #expect(await hibi("-h") == help)
    #expect(await hibi("help") == help)
    #expect(await hibi("help", "lists", "add") == hibi("lists", "add", "--help"))
    #expect(await hibi("list", "-h").output.hasPrefix("Usage: hibi list"))
  }

  static let misuses: [([String], String)] = [
    (["frobnicate"], "hibi"), (["--frobnicate"], "hibi"),
    (["list", "--sort", "colour"], "hibi list"),
    (["list", "--limit", "-1"], "hibi list"), (["list", "--limit", "0"], "hibi list"),
    (["list", "--limit", "many"], "hibi list"), (["add"], "hibi add"),
    (["lists", "rename", "x"], "hibi lists rename"), (["account"], "hibi account"),
    (["add", "x", "--list"], "hibi add"), (["undo", "5"], "hibi undo"),
    (["completions", "tcsh"], "hibi completions"), (["list", "--all=yes"], "hibi list"),
  ]

  @Test(arguments: misuses)
  func `tells wrong usage on standard error`(arguments: [String], command: String) async throws {
    let outcome = await hibi.run(arguments)

    #expect(outcome.status == .misused)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hibi: "))
    #expect(outcome.errors.hasSuffix("\nTry '\(command) --help'.\n"))
  }

  @Test func `opens no database for what needs none`() async throws {
    hibi.failure = .damaged(detail: "x")

    for arguments in [
      ["--version"], ["--help"], ["add", "--help"], ["manual"], ["completions", "fish"],
    ] {
      #expect(await hibi.run(arguments).status == .done)
    }
  }

  @Test func `offers lists and tasks to shells`() async throws {
    await hibi("add", "牛乳")
    await hibi("lists", "add", "Home")

    await hibi("add", "卵")
    await hibi("done", "2")

    #expect(await hibi("__complete", "tasks").output == "2\t卵\n1\t牛乳\n")
    #expect(await hibi("__complete", "open-tasks").output == "1\t牛乳\n")
    #expect(await hibi("__complete", "completed-tasks").output == "2\t卵\n")
    #expect(
      await hibi("__complete", "lists").output == "Tasks\t1 task to do\nHome\t0 tasks to do\n")
  }

  @Test func `prints completions and the manual`() async throws {
    for shell in ["bash", "zsh", "fish"] {
      #expect(await hibi("completions", shell).output.contains("__complete"))
    }
    #expect(await hibi("manual").output.contains("HIBI_DATABASE"))
  }

  @Test func `says so when the server is not installed`() async throws {
    hibi.environment["PATH"] = "/nowhere"

    let outcome = await hibi("serve")

    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("hibi-server"))
  }
}
