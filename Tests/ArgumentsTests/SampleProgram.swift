import Arguments

/// A program with every kind of command, option and operand.
let sampleProgram = Command(
  name: "hibi",
  summary: "Keeps tasks",
  discussion: ["Tasks are kept in one file, and shown here and in the browser."],
  options: [
    Option(
      name: "database", kind: .value(placeholder: "FILE", completion: .file),
      summary: "The file with the tasks"),
    Option(name: "json", summary: "Prints JSON"),
    Option(name: "help", short: "h", kind: .help, summary: "Shows this help"),
    Option(name: "version", kind: .version, summary: "Shows the version"),
    Option(name: "debug", summary: "Says more", isHidden: true),
  ],
  commands: [
    Command(
      name: "add", summary: "Adds a task",
      examples: [.init("hibi add Call Ada --due tomorrow", "Adds a task that is due tomorrow.")],
      options: [
        dueOption, listOption,
        Option(
          name: "priority", short: "p",
          kind: .value(placeholder: "P", completion: .choices(["low", "high"])),
          summary: "How much it matters"),
      ],
      operands: [
        Operand(name: "title", placeholder: "TITLE", count: .oneOrMore, summary: "What to do")
      ],
      keepsWords: true),
    Command(
      name: "list", summary: "Shows tasks",
      options: [
        Option(name: "all", short: "a", summary: "Shows finished ones too"),
        Option(name: "long", short: "l", summary: "Shows notes: [all] of 'them'"),
        listOption,
        Option(
          name: "limit", short: "n", kind: .value(placeholder: "N"), summary: "Shows N at most"),
      ]),
    Command(
      name: "done", summary: "Finishes tasks",
      operands: [
        Operand(
          name: "id", placeholder: "ID", count: .oneOrMore, completion: .dynamic("tasks"),
          summary: "The task's number")
      ]),
    Command(
      name: "lists", summary: "Shows lists",
      commands: [
        Command(
          name: "add", summary: "Adds a list",
          operands: [Operand(name: "title", placeholder: "TITLE")]),
        Command(
          name: "rename", summary: "Renames a list",
          operands: [
            Operand(name: "list", placeholder: "LIST", completion: .dynamic("lists")),
            Operand(name: "title", placeholder: "TITLE"),
          ]),
      ],
      runsAlone: true),
    Command(
      name: "account", summary: "Manages accounts",
      commands: [
        Command(
          name: "add", summary: "Adds an account",
          operands: [Operand(name: "email", placeholder: "EMAIL")])
      ]),
    Command(
      name: "copy", summary: "Copies files",
      operands: [
        Operand(name: "source", placeholder: "SOURCE", count: .oneOrMore, completion: .file),
        Operand(name: "target", placeholder: "TARGET", completion: .file),
      ]),
    Command(
      name: "completions", summary: "Prints completions",
      operands: [
        Operand(
          name: "shell", placeholder: "SHELL", completion: .choices(["bash", "zsh", "fish"])),
        Operand(name: "file", placeholder: "FILE", count: .optional),
      ]),
    Command(
      name: "__complete", summary: "",
      operands: [Operand(name: "kind", placeholder: "KIND")],
      isHidden: true),
  ],
  defaultCommand: "list")

private let dueOption = Option(
  name: "due", short: "d",
  kind: .value(placeholder: "WHEN", completion: .suggestions(["today", "tomorrow"])),
  summary: "When it is due")

private let listOption = Option(
  name: "list", kind: .value(placeholder: "LIST", completion: .dynamic("lists")),
  summary: "The list it is in")
