import Domain
import QueryLanguage
import Testing

@Suite struct GrammarTests {
  @Test(arguments: rows)
  func `reads terms and what joins them`(_ row: Row) throws {
    #expect(try parse(row.query) == row.filter)
  }

  static let rows = [
    Row("", .all([])),
    Row("  \u{3000}\n", .all([])),
    Row("milk", text("milk")),
    Row("oat milk", .all([text("oat"), text("milk")])),
    Row("oat and milk", .all([text("oat"), text("milk")])),
    Row("oat or milk", .any([text("oat"), text("milk")])),
    Row("oat OR milk", .any([text("oat"), text("milk")])),
    Row("a or b c", .any([text("a"), .all([text("b"), text("c")])])),
    Row("(a or b) c", .all([.any([text("a"), text("b")]), text("c")])),
    Row("a(b)c", .all([text("a"), text("b"), text("c")])),
    Row("not a b", .all([.not(text("a")), text("b")])),
    Row("-a b", .all([.not(text("a")), text("b")])),
    Row("-(a or b)", .not(.any([text("a"), text("b")]))),
    Row("not not a", text("a")),
    Row("not -a", text("a")),
    Row("a and not b", .all([text("a"), .not(text("b"))])),
    Row("\"exact words\"", text("exact words", exact: true)),
    Row("“exact words”", text("exact words", exact: true)),
    Row("「確定申告の書類」", text("確定申告の書類", exact: true)),
    Row("『a b』c", .all([text("a b", exact: true), text("c")])),
    Row("\"and\" \"(\"", .all([text("and", exact: true), text("(", exact: true)])),
    Row("-\"a b\"", .not(text("a b", exact: true))),
    Row("e-mail 5\" don't", .all([text("e-mail"), text("5\""), text("don't")])),
    Row(
      "http://example.org/?a=1 10:30 Ask: Wow!",
      .all([text("http://example.org/?a=1"), text("10:30"), text("Ask:"), text("Wow!")])),
    Row("open", .state(.open)),
    Row("done or cancelled", .any([.state(.completed), .state(.cancelled)])),
    Row("not done", .not(.state(.completed))),
    Row("overdue repeating", .all([.state(.overdue), .has(.repetition)])),
    Row("\"done\"", text("done", exact: true)),
    Row(
      "due<=fri tag:home (priority:high or list:Work) not done \"exact words\"",
      .all([
        date(.due, .lessOrEqual, "2026-12-04"), tag("home"),
        .any([.priority(.equal, .high), .list(.init(1))]), .not(.state(.completed)),
        text("exact words", exact: true),
      ])),
  ]

  @Test(arguments: fullWidth)
  func `takes full-width signs like those of ASCII`(_ row: Row) throws {
    #expect(try parse(row.query) == row.filter)
  }

  static let fullWidth = [
    Row("（ａ　または　ｂ）", .any([text("ａ"), text("ｂ")])),
    Row("期限：今日", date(.due, .equal, "2026-12-02")),
    Row("期限＜＝２０２６－１２－０４", date(.due, .lessOrEqual, "2026-12-04")),
    Row("期限≦明日", date(.due, .lessOrEqual, "2026-12-03")),
    Row("＃家　！高", .all([tag("家"), .priority(.equal, .high)])),
    Row("＋仕事 －急ぎ", .all([.list(.init(5)), .not(text("急ぎ"))])),
    Row("＂ab＂", text("ab", exact: true)),
  ]

  @Test(arguments: translated)
  func `reads Japanese and Korean`(_ row: Row) throws {
    #expect(try parse(row.query) == row.filter)
  }

  static let translated = [
    Row(
      "期限:明日 または 期限:月末",
      .any([
        date(.due, .equal, "2026-12-03"), date(.due, .equal, "2026-12-31"),
      ])),
    Row("タグ:家 かつ 優先度>=中", .all([tag("家"), .priority(.greaterOrEqual, .medium)])),
    Row("リスト:買い物 リスト 未完了", .all([.list(.init(6)), .state(.open)])),
    Row("完了 以外", .not(.state(.completed))),
    Row("(タグ:家 または 中止) ではない", .not(.any([tag("家"), .state(.cancelled)]))),
    Row("期限切れ 繰り返し", .all([.state(.overdue), .has(.repetition)])),
    Row("所要時間<=1時間半 あり:メモ", .all([.estimate(.lessOrEqual, 90), .has(.notes)])),
    Row("完了>=先週", date(.completed, .greaterOrEqual, "2026-11-23")),
    Row("期限:なし", .not(.has(.due))),
    Row(
      "마감<=금요일 또는 마감:없음",
      .any([
        date(.due, .lessOrEqual, "2026-12-04"), .not(.has(.due)),
      ])),
    Row("태그:집 제외 우선순위:높음", .all([.not(tag("집")), .priority(.equal, .high)])),
    Row("목록:회사 일 미완료", .all([.list(.init(8)), .state(.open)])),
    Row("완료 아님", .not(.state(.completed))),
    Row("예상<=\"1시간 30분\" 있음:메모", .all([.estimate(.lessOrEqual, 90), .has(.notes)])),
    Row("완료>=월요일", date(.completed, .greaterOrEqual, "2026-11-30")),
    Row("마감:오늘 그리고 반복", .all([date(.due, .equal, "2026-12-02"), .has(.repetition)])),
  ]

  @Test func `asks for open tasks unless it speaks of done ones`() throws {
    let open = ["", "milk", "not done", "-cancelled", "is:open", "due:today", "not (done or x)"]
    let all = [
      "done", "cancelled or milk", "completed>=mon", "not open", "is:done tag:home",
      "not not done", "completed:any",
    ]

    #expect(try open.filter { try parse($0).scope != .open } == [])
    #expect(try all.filter { try parse($0).scope != .all } == [])
  }
}
