import Testing

@testable import Arguments

let englishWords = HelpWords(
  usage: "Usage", operands: "Arguments", options: "Options", commonOptions: "Common options",
  commands: "Commands", examples: "Examples", optionPlaceholder: "OPTION",
  commandPlaceholder: "COMMAND")

@Suite struct HelpTests {
  let help = Help(sampleProgram, words: englishWords)

  @Test func `shows the program with its commands`() {
    #expect(
      help.text() == """
        Usage: hibi [OPTION]… [COMMAND]

        Keeps tasks

        Tasks are kept in one file, and shown here and in the browser.

        Options:
              --database=FILE  The file with the tasks
              --json           Prints JSON
          -h, --help           Shows this help
              --version        Shows the version

        Commands:
          add          Adds a task
          list         Shows tasks
          done         Finishes tasks
          lists        Shows lists
          account      Manages accounts
          copy         Copies files
          completions  Prints completions

        """)
  }

  @Test func `shows a command with its own and the common options`() {
    #expect(
      help.text(for: ["add"]) == """
        Usage: hibi add [OPTION]… TITLE…

        Adds a task

        Arguments:
          TITLE  What to do

        Options:
          -d, --due=WHEN    When it is due
              --list=LIST   The list it is in
          -p, --priority=P  How much it matters (low, high)

        Common options:
              --database=FILE  The file with the tasks
              --json           Prints JSON
          -h, --help           Shows this help
              --version        Shows the version

        Examples:
          hibi add Call Ada --due tomorrow
              Adds a task that is due tomorrow.

        """)
  }

  static let usages: [([String], String)] = [
    ([], "Usage: hibi [OPTION]… [COMMAND]"), (["account"], "Usage: hibi account COMMAND"),
    (["lists"], "Usage: hibi lists [COMMAND]"),
    (["lists", "rename"], "Usage: hibi lists rename LIST TITLE"),
    (["completions"], "Usage: hibi completions SHELL [FILE]"),
    (["no", "such"], "Usage: hibi [OPTION]… [COMMAND]"),
  ]

  @Test(arguments: usages)
  func `shows how a command is typed`(path: [String], line: String) {
    #expect(help.usage(for: path) == line)
  }

  @Test func `says nothing of what is hidden`() {
    #expect(!help.text().contains("debug"))
    #expect(!help.text().contains("__complete"))
  }

  @Test func `puts a text below a label that is too wide`() {
    let program = Command(
      name: "p", summary: "",
      options: [
        Option(
          name: "a-very-long-name", kind: .value(placeholder: "SOMETHING"), summary: "Text"),
        Option(name: "b", summary: "Other"),
      ])

    #expect(
      Help(program, words: englishWords).text(columns: 60) == """
        Usage: p [OPTION]…

        Options:
              --a-very-long-name=SOMETHING
                   Text
              --b  Other

        """)
  }

  static let texts: [(String, Int, [String])] = [
    ("one two three", 7, ["one two", "three"]), ("one two three", 8, ["one two", "three"]),
    ("unbreakable word", 4, ["unbreakable", "word"]), ("", 10, []), ("  a \n b ", 10, ["a b"]),
    ("牛乳を買う。", 6, ["牛乳を", "買う。"]), ("牛乳を買う。", 8, ["牛乳を買", "う。"]),
    ("「牛乳」を買う", 6, ["「牛", "乳」を", "買う"]), ("할 일을 추가합니다", 8, ["할 일을", "추가합니다"]),
    ("hibiで追加する", 6, ["hibiで", "追加す", "る"]),
  ]

  @Test(arguments: texts)
  func `wraps a text where its language allows`(text: String, columns: Int, lines: [String]) {
    #expect(wrapped(text, columns: columns) == lines)
  }
}
