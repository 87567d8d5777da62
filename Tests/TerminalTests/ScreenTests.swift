import Testing

@testable import Terminal

@Suite struct ScreenTests {
  @Test func `has no width and no colour for a pipe`() {
    let pipe = Pipe()

    let screen = Screen(descriptor: pipe.writer) { ["COLUMNS": "70", "TERM": "xterm"][$0] }

    #expect(screen == Screen(columns: nil, showsColor: false))
    #expect(!screen.isTerminal)
  }

  static let environments: [([String: String], Bool)] = [
    (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
    (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false), ([:], false),
  ]

  @Test(arguments: environments)
  func `shows colour where it is wanted`(environment: [String: String], showsColor: Bool) throws {
    let terminal = try #require(PseudoTerminal())

    let screen = Screen(descriptor: terminal.descriptor) { environment[$0] }

    #expect(screen.showsColor == showsColor)
    #expect(screen.styled("買い物", .red) == (showsColor ? "\u{1B}[31m買い物\u{1B}[0m" : "買い物"))
    #expect(screen.styled("買い物", .plain) == "買い物")
    #expect(screen.styled("", .red) == "")
  }

  static let widths: [(UInt16, String?, Int)] = [
    (132, "70", 132), (0, "70", 70), (0, nil, 80), (0, "wide", 80), (0, "-1", 80), (0, "0", 80),
  ]

  @Test(arguments: widths)
  func `is as wide as the terminal, or COLUMNS, or 80`(
    size: UInt16, variable: String?, columns: Int
  ) throws {
    let terminal = try #require(PseudoTerminal())
    terminal.resize(columns: size)

    let screen = Screen(descriptor: terminal.descriptor) { $0 == "COLUMNS" ? variable : nil }

    #expect(screen.columns == columns)
  }
}
