import Testing

@testable import Arguments

/// The scripts are run by the shells themselves, which have to be installed.
@Suite struct CompletionTests {
  let shells: Shells

  init() throws {
    shells = try #require(Shells())
  }

  static let commands = ["account", "add", "completions", "copy", "done", "list", "lists"]
  static let common = ["--database", "--help", "--json", "--version", "-h"]

  /// The words before the cursor, the one at the cursor last, and what is offered for it.
  static let offers: [([String], Set<String>)] = [
    ([""], Set(commands)),
    (["a"], ["account", "add"]),
    (["lis"], ["list", "lists"]),
    (["lists", ""], ["add", "rename"]),
    (["account", ""], ["add"]),
    (["--database", "x", "do"], ["done"]),
    (["--json", "lists", "re"], ["rename"]),
    (["done", ""], ["12", "123"]),
    (["done", "12", "12"], ["12", "123"]),
    (["lists", "rename", "Ho"], ["Home", "Home improvement"]),
    (["lists", "rename", "買"], ["買い物"]),
    (["lists", "rename", "Home", ""], []),
    (["add", "--due", ""], ["today", "tomorrow"]),
    (["add", "-d", "tod"], ["today"]),
    (["add", "Buy", "-p", ""], ["low", "high"]),
    (["add", "--list", "Ho"], ["Home", "Home improvement"]),
    (["add", "--due", "today", ""], []),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["completions", "zsh", ""], []),
    (["copy", "z"], ["zsh"]),
    (["--database", "fi"], ["fish"]),
  ]

  @Test(arguments: offers)
  func `Bash offers what can be there`(words: [String], offer: Set<String>) {
    let printed = shells.run(
      """
      bash --norc -c 'source ./bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); compopt() { :; }
      _hibi; for reply in "${COMPREPLY[@]}"; do eval "printf \\"%s\\\\n\\" $reply"; done' - \
      hibi \(words.map { "'\($0)'" }.joined(separator: " "))
      """)

    #expect(lines(printed) == offer)
  }

  static let bashOptions: [([String], Set<String>)] = [
    (["done", "-"], Set(common)), (["lists", "rename", "--he"], ["--help"]),
    (["add", "--d"], ["--due", "--database"]),
    (
      ["--"],
      ["--all", "--limit", "--list", "--long", "--database", "--help", "--json", "--version"]
    ),
    (["done", "--", "-"], []), (["list", "--limit", "=", ""], []),
    (["add", "--due", "=", "to"], ["today", "tomorrow"]),
    (["add", "--due", "="], ["today", "tomorrow"]),
    (["add", "--due", "=", "today", "--pr"], ["--priority"]),
  ]

  @Test(arguments: bashOptions)
  func `Bash offers options and their values after a sign`(words: [String], offer: Set<String>) {
    `Bash offers what can be there`(words: words, offer: offer)
  }

  static let bashQuotes: [(String, [String])] = [
    ("Home", ["Home", #"Home\ improvement"#]), (#"Home\ i"#, [#"Home\ improvement"#]),
    (#""Home i"#, ["Home improvement"]), ("It", [#"It\'s:\ a"#]),
  ]

  @Test(arguments: bashQuotes)
  func `Bash offers names as they have to be typed`(typed: String, offer: [String]) {
    shells.write(typed, to: "typed")

    let printed = shells.run(
      """
      bash --norc -c 'source ./bash; COMP_WORDS=(hibi lists rename "$(cat typed)"); COMP_CWORD=3
      _hibi; printf "%s\\n" "${COMPREPLY[@]}"'
      """)

    #expect(printed.split(separator: "\n").map { String($0) } == offer)
  }

  @Test(arguments: offers)
  func `fish offers what can be there`(words: [String], offer: Set<String>) {
    let line = "hibi " + words.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")

    let printed = shells.run(
      "HOME=$PWD fish --no-config -c 'source ./fish; complete -C \"\(line)\"'")

    #expect(Set(lines(printed).map { String($0.prefix { $0 != "\t" }) }) == offer)
  }

  @Test func `fish says what the offers are`() {
    let printed = shells.run(
      "HOME=$PWD fish --no-config -c 'source ./fish; complete -C \"hibi done \"; complete -C \"hibi list --lon\"'"
    )

    #expect(printed == "12\tBuy milk\n123\t청소하기\n--long\tShows notes: [all] of 'them'\n")
  }

  @Test(arguments: offers)
  func `Zsh offers what can be there`(words: [String], offer: Set<String>) {
    shells.write(zshCapture, to: "capture")

    let printed = shells.run("HOME=$PWD zsh -f ./capture 'hibi \(words.joined(separator: " "))'")

    #expect(lines(printed) == offer)
  }

  static let options: [([String], Set<String>)] = [
    (["list", "--lo"], ["--long"]), (["done", "1", "--he"], ["--help"]), (["--al"], ["--all"]),
    (["add", "Buy", "--pr"], ["--priority"]), (["done", "--al"], []), (["done", "--deb"], []),
  ]

  @Test(arguments: options)
  func `Zsh offers options`(words: [String], offer: Set<String>) {
    `Zsh offers what can be there`(words: words, offer: offer)
  }

  @Test(arguments: options)
  func `fish offers options`(words: [String], offer: Set<String>) {
    `fish offers what can be there`(words: words, offer: offer)
  }

  @Test(arguments: [("list --list=Ho", "Home"), ("add --due=tom", "tomorrow")])
  func `Zsh and fish offer values after a sign`(line: String, value: String) {
    shells.write(zshCapture, to: "capture")

    let zsh = shells.run("HOME=$PWD zsh -f ./capture 'hibi \(line)'")
    let fish = shells.run(
      "HOME=$PWD fish --no-config -c 'source ./fish; complete -C \"hibi \(line)\"'")

    #expect(lines(zsh).contains(value))
    #expect(lines(fish).contains { $0.prefix { $0 != "\t" }.hasSuffix("=" + value) })
  }

  @Test(arguments: Shell.allCases)
  func `the shells find no fault in the scripts`(shell: Shell) {
    #expect(shells.run("\(shell.rawValue) -n ./\(shell.rawValue)") == "")
  }

  private func lines(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isNewline).map { String($0) })
  }
}
