import Testing

@testable import Terminal

@Suite struct TableTests {
  static let columns = [
    Table.Column(width: 3, alignment: .trailing), Table.Column(width: 6),
  ]
  static let rows = [
    ["1", "청소하기", "Home"], ["23", "", "買い物👍🏽をする"], ["4567", "cafe\u{301}"],
    ["8", "a\nb", "c\u{1B}[31m"],
  ]

  @Test func `cuts to the width of a terminal`() throws {
    let text = try printed(on: Screen(columns: 24, showsColor: false))

    #expect(
      text == """
          1  청소…   Home
         23          買い物👍🏽を…
        45…  cafe\u{301}
          8  a b     c[31m

        """)
  }

  @Test func `cuts nothing elsewhere`() throws {
    let text = try printed(on: Screen(columns: nil, showsColor: false))

    #expect(
      text == """
          1  청소하기  Home
         23          買い物👍🏽をする
        4567  cafe\u{301}
          8  a b     c[31m

        """)
  }

  @Test func `colours texts and not the space around them`() throws {
    let pipe = Pipe()
    let output = Output(descriptor: pipe.writer)
    let table = Table(
      columns: Self.columns, screen: Screen(columns: 80, showsColor: true), output: output)

    table.row([.init("1", .dim), .init("", .red), .init("x", .bold), .init("dropped")])
    try output.finish()

    #expect(pipe.text() == "  \u{1B}[2m1\u{1B}[0m          \u{1B}[1mx\u{1B}[0m\n")
  }

  @Test func `leaves some room for the rest on a narrow terminal`() throws {
    let text = try printed(on: Screen(columns: 5, showsColor: false))

    #expect(text.split(separator: "\n")[1] == " 23          買い物👍🏽…")
  }

  private func printed(on screen: Screen) throws -> String {
    let pipe = Pipe()
    let output = Output(descriptor: pipe.writer)
    let table = Table(columns: Self.columns, screen: screen, output: output)
    for row in Self.rows { table.row(row.map { Table.Cell($0) }) }
    try output.finish()
    return pipe.text()
  }
}
