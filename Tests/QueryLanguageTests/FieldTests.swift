import Domain
import QueryLanguage
import Testing

@Suite struct FieldTests {
  @Test(arguments: rows)
  func `reads fields and their values`(_ row: Row) throws {
    #expect(try parse(row.query) == row.filter)
  }

  static let rows = [
    Row("tag:home", tag("home")),
    Row("TAG=Home", tag("home")),
    Row("tag : home", tag("home")),
    Row("tag:\"two words\"", tag("two words")),
    Row("#home #\"two words\"", .all([tag("home"), tag("two words")])),
    Row("tag:none", .not(.has(.tags))),
    Row("tag:\"none\"", tag("none")),
    Row("tag!=home", .not(tag("home"))),
    Row("list:Work", .list(.init(1))),
    Row("list:work", .list(.init(1))),
    Row("list:Work trips", .list(.init(2))),
    Row("+Work trips milk", .all([.list(.init(2)), text("milk")])),
    Row("list:\"Work\" trips", .all([.list(.init(1)), text("trips")])),
    Row("+Work report", .all([.list(.init(1)), text("report")])),
    Row("+homew", .list(.init(4))),
    Row("(+Work)", .list(.init(1))),
    Row("priority:high", .priority(.equal, .high)),
    Row("priority>=medium", .priority(.greaterOrEqual, .medium)),
    Row("priority>none", .priority(.greater, .none)),
    Row("priority:any", .priority(.greater, .none)),
    Row("!high", .priority(.equal, .high)),
    Row("!1", .priority(.equal, .high)),
    Row("!높음", .priority(.equal, .high)),
    Row("estimate<=30m", .estimate(.lessOrEqual, 30)),
    Row("estimate > 1h30m", .estimate(.greater, 90)),
    Row("estimate<45", .estimate(.less, 45)),
    Row("estimate:none", .not(.has(.estimate))),
    Row("has:notes has:url", .all([.has(.notes), .has(.url)])),
    Row("-has:reminders", .not(.has(.reminders))),
    Row("is:done is:completed", .all([.state(.completed), .state(.completed)])),
    Row("is:subtask", .has(.parent)),
    Row("in:12", .partOf(.init(12))),
    Row("parent:12", .partOf(.init(12))),
    Row("parent:none", .not(.has(.parent))),
    Row("completed:any", .not(.state(.open))),
    Row("completed:none", .state(.open)),
  ]

  @Test(arguments: days)
  func `reads days on a Wednesday`(_ row: Row) throws {
    #expect(try parse(row.query) == row.filter)
  }

  static let days = [
    Row("due:today", date(.due, .equal, "2026-12-02")),
    Row("due>=2026-12-01", date(.due, .greaterOrEqual, "2026-12-01")),
    Row("due!=today", .not(date(.due, .equal, "2026-12-02"))),
    Row("due<=fri", date(.due, .lessOrEqual, "2026-12-04")),
    Row("due<=wed", date(.due, .lessOrEqual, "2026-12-02")),
    Row("due<=tue", date(.due, .lessOrEqual, "2026-12-08")),
    Row("due<=\"next fri\"", date(.due, .lessOrEqual, "2026-12-11")),
    Row("due<=+3d", date(.due, .lessOrEqual, "2026-12-05")),
    Row("due<=3d", date(.due, .lessOrEqual, "2026-12-05")),
    Row("due>=-1w", date(.due, .greaterOrEqual, "2026-11-25")),
    Row("due<3m", date(.due, .less, "2027-03-02")),
    Row("due<1y", date(.due, .less, "2027-12-02")),
    Row("due:24/12", date(.due, .equal, "2026-12-24")),
    Row("due:\"in 3 days\"", date(.due, .equal, "2026-12-05")),
    Row("due:\"the 24th\"", date(.due, .equal, "2026-12-24")),
    Row("due:yesterday", date(.due, .equal, "2026-12-01")),
    Row("due:none", .not(.has(.due))),
    Row("due:any", .has(.due)),
    Row(
      "due=mon start>today",
      .all([
        date(.due, .equal, "2026-12-07"), date(.start, .greater, "2026-12-02"),
      ])),
    Row(
      "due:\"this week\"",
      .all([
        date(.due, .greaterOrEqual, "2026-11-30"), date(.due, .lessOrEqual, "2026-12-06"),
      ])),
    Row("due<=\"this week\"", date(.due, .lessOrEqual, "2026-12-06")),
    Row("due<\"next week\"", date(.due, .less, "2026-12-07")),
    Row(
      "due:来月",
      .all([
        date(.due, .greaterOrEqual, "2027-01-01"), date(.due, .lessOrEqual, "2027-01-31"),
      ])),
    Row("completed>=mon", date(.completed, .greaterOrEqual, "2026-11-30")),
    Row("completed>=wed", date(.completed, .greaterOrEqual, "2026-12-02")),
    Row("completed:thu", date(.completed, .equal, "2026-11-26")),
    Row("completed>=7d", date(.completed, .greaterOrEqual, "2026-11-25")),
    Row("completed>=-7d", date(.completed, .greaterOrEqual, "2026-11-25")),
    Row("created>=\"2 weeks ago\"", date(.created, .greaterOrEqual, "2026-11-18")),
    Row("changed>=3日前", date(.changed, .greaterOrEqual, "2026-11-29")),
    Row("completed>=24/11", date(.completed, .greaterOrEqual, "2026-11-24")),
    Row("completed>=24/12", date(.completed, .greaterOrEqual, "2025-12-24")),
    Row("completed:24日", date(.completed, .equal, "2026-11-24")),
    Row(
      "completed:\"last year\"",
      .all([
        date(.completed, .greaterOrEqual, "2025-01-01"),
        date(.completed, .lessOrEqual, "2025-12-31"),
      ])),
    Row("期限:3日後", date(.due, .equal, "2026-12-05")),
    Row("期限:3日", date(.due, .equal, "2026-12-03")),
    Row("마감:\"다음 주 금요일\"", date(.due, .equal, "2026-12-11")),
    Row("due<=9999d", date(.due, .lessOrEqual, "2054-04-18")),
  ]

  @Test func `the country's order of day and month is the person's`() throws {
    #expect(try parse("due:4/5", .english) == date(.due, .equal, "2027-05-04"))
    #expect(try parse("due:4/5", .japanese) == date(.due, .equal, "2027-04-05"))
  }

  @Test func `today is still yesterday until the person's day begins`() throws {
    let filter = try parse("due:today", at: "2026-12-03T03:59:00Z", dayStart: 4)

    #expect(filter == date(.due, .equal, "2026-12-02"))
    #expect(
      try parse("due:fri", at: "2026-12-05T03:59:00Z", dayStart: 4)
        == date(.due, .equal, "2026-12-04"))
  }
}
