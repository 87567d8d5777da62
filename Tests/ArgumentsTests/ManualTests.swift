import Testing
import UnicodeText

@testable import Arguments

@Suite struct ManualTests {
  let shells: Shells

  init() throws {
    shells = try #require(Shells())
  }

  @Test func `tells of all commands and options`() {
    let page = shown(sampleProgram, words: englishWords)

    for text in [
      "hibi - Keeps tasks", "hibi [OPTION]… [COMMAND]", "hibi lists rename LIST TITLE",
      "-d, --due=WHEN", "How much it matters (low, high)", "Shows notes: [all] of 'them'",
      "hibi add Call Ada --due tomorrow", "EXIT STATUS", ".hibirc", #"C:\new -- 'x' `y` ^~ "z""#,
      "hibi 1.2.3", "2026-03-01", "\nCOMMANDS\n",
    ] {
      #expect(page.contains(text), "\(text)\n\(page)")
    }
    #expect(!page.contains("debug") && !page.contains("__complete"))
  }

  @Test func `is written in Japanese and Korean too, in lines that fit`() {
    let summary = "タスクを追加します。「牛乳」を買うなど、すべての言葉がそのまま残ります。途中で切れることはありません。"
    let korean = "할 일을 추가합니다. 우유 사기처럼 모든 낱말이 적은 그대로 남으며, 도중에 끊기는 일이 없습니다. 가각힣"
    let program = Command(
      name: "hibi", summary: "日々のタスク",
      discussion: [summary + summary, korean + korean, "cafe\u{301} é 👍🏽"])

    let page = shown(program, words: englishWords)

    #expect(page.contains("hibi - 日々のタスク"))
    #expect(page.filter { !$0.isWhitespace }.contains(summary + summary))
    #expect(page.contains("우유 사기처럼"))
    #expect(page.split(separator: "\n").allSatisfy { displayWidth(of: String($0)) <= 80 })
  }

  /// The page as groff shows it, after it found no fault in the source.
  private func shown(_ program: Command, words: HelpWords) -> String {
    let manual = Manual(
      program, words: words,
      headings: .init(name: "NAME", synopsis: "SYNOPSIS", description: "DESCRIPTION"),
      version: "1.2.3", date: "2026-03-01",
      sections: [
        .init(heading: "EXIT STATUS", items: [.init("0", "Done"), .init("2", "Wrong usage")]),
        .init(heading: "FILES", paragraphs: [#".hibirc, 'and' C:\new -- 'x' `y` ^~ "z""#]),
      ])
    shells.write(manual.text, to: "hibi.1")

    #expect(shells.run("groff -man -Tutf8 -ww -z hibi.1") == "")
    #expect(shells.run("MANWIDTH=80 man --warnings=w -l hibi.1 > /dev/null") == "")
    #expect(manual.text.utf8.allSatisfy { $0 < 0x80 })
    return shells.run("groff -man -Tutf8 -P-c -rLL=78n hibi.1 | sed 's/.\\x08//g'")
  }
}
