import Domain
import Testing

@testable import Presentation

@Suite struct RepetitionWordsTests {
  @Test(arguments: [
    ("FREQ=DAILY", "Every day", "毎日", "매일"),
    ("FREQ=DAILY;INTERVAL=3", "Every 3 days", "3日ごと", "3일마다"),
    ("FREQ=WEEKLY", "Every week", "毎週", "매주"),
    ("FREQ=WEEKLY;BYDAY=TU", "Every Tuesday", "毎週火曜日", "매주 화요일"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "Every weekday", "毎週平日", "매주 평일"),
    ("FREQ=DAILY;BYDAY=SA,SU", "Every weekend day", "毎週土日", "매주 주말"),
    (
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,TU;UNTIL=20261224",
      "Every 2 weeks on Tue and Thu until 24 Dec",
      "12月24日まで隔週 火・木", "12월 24일까지 격주 화·목요일"
    ),
    (
      "FREQ=WEEKLY;UNTIL=20271224T120000Z", "Every week until 24 Dec 2027", "2027年12月24日まで毎週",
      "2027년 12월 24일까지 매주"
    ),
    ("FREQ=DAILY;COUNT=1", "Every day, 1 time in all", "毎日、全1回", "매일, 총 1회"),
    ("FREQ=MONTHLY", "Every month on the 31st", "毎月31日", "매월 31일"),
    (
      "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "Every month on the 31st", "毎月31日",
      "매월 31일"
    ),
    (
      "FREQ=MONTHLY;BYMONTHDAY=1,15", "Every month on the 1st and 15th", "毎月1日・15日",
      "매월 1일·15일"
    ),
    (
      "FREQ=MONTHLY;BYDAY=1MO,3MO;COUNT=1200",
      "Every month on the first and third Monday, 1,200 times in all", "毎月第1・第3月曜日、全1,200回",
      "매월 첫째·셋째 월요일, 총 1,200회"
    ),
    (
      "FREQ=WEEKLY;INTERVAL=3;BYDAY=SA,SU", "Every 3 weeks on weekend days", "3週間ごと 土日",
      "3주마다 주말"
    ),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "Every month on the last day", "毎月末日", "매월 말일"),
    ("FREQ=MONTHLY;BYDAY=2TU", "Every month on the second Tuesday", "毎月第2火曜日", "매월 둘째 화요일"),
    (
      "FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR", "Every 3 months on the last Friday", "3か月ごと 最終金曜日",
      "3개월마다 마지막 금요일"
    ),
    (
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "Every month on the last weekday", "毎月最終平日",
      "매월 마지막 평일"
    ),
    ("FREQ=YEARLY", "Every year on 31 Jan", "毎年1月31日", "매년 1월 31일"),
    (
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1", "Every year on 29 Feb", "毎年2月29日",
      "매년 2월 29일"
    ),
    (
      "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "Every year on the last Sunday of Oct", "毎年10月の最終日曜日",
      "매년 10월 마지막 일요일"
    ),
    ("FREQ=HOURLY;INTERVAL=6", "Every 6 hours", "6時間ごと", "6시간마다"),
  ])
  func `says how a task comes back`(
    _ rule: String, _ english: String, _ japanese: String, _ korean: String
  ) throws {
    let texts = try Language.allCases.map { try words(for: rule, in: $0) }

    #expect(texts == [english, japanese, korean])
  }

  @Test(arguments: [
    "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "FREQ=DAILY;BYHOUR=9,17", "FREQ=SECONDLY",
    "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "FREQ=YEARLY;BYMONTH=1,7", "FREQ=DAILY;BYMONTH=1",
    "FREQ=MONTHLY;BYMONTHDAY=-3", "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=2", "FREQ=MONTHLY;BYDAY=MO",
    "FREQ=MONTHLY;BYDAY=1MO,2TU",
  ])
  func `shows the rule itself where words would not say it well`(_ rule: String) throws {
    let texts = try Language.allCases.map { try words(for: rule, in: $0) }

    #expect(texts == [rule, rule, rule])
  }

  @Test(arguments: [
    (5, "5 min", "5分", "5분"), (60, "1 h", "1時間", "1시간"),
    (90, "1 h 30 min", "1時間30分", "1시간 30분"), (90_000, "1,500 h", "1,500時間", "1,500시간"),
  ])
  func `says a duration`(
    _ minutes: Int, _ english: String, _ japanese: String, _ korean: String
  ) {
    let texts = Language.allCases.map { Words($0).duration(minutes: minutes) }

    #expect(texts == [english, japanese, korean])
  }

  @Test(arguments: [
    (Reminder.beforeDue(minutes: 15), "15 min before", "期限の15分前", "마감 15분 전"),
    (.beforeDue(minutes: 0), "When it is due", "期限の時刻", "마감 시각"),
    (.beforeDue(minutes: -5), "5 min after it is due", "期限の5分後", "마감 5분 후"),
    (.beforeDue(minutes: 1440), "1 day before", "期限の1日前", "마감 1일 전"),
    (.beforeStart(minutes: 20_160), "2 weeks before the start", "開始の2週間前", "시작 2주 전"),
    (
      .at(.floating(LocalDateTime(date: date, time: LocalTime(hour: 9, minute: 0) ?? noon))),
      "Tomorrow 09:00", "明日 9:00", "내일 오전 9:00"
    ),
  ])
  func `says when to remind`(
    _ reminder: Reminder, _ english: String, _ japanese: String, _ korean: String
  ) {
    let texts = Language.allCases.map { Words($0).reminder(reminder, on: day(in: $0)) }

    #expect(texts == [english, japanese, korean])
  }

  @Test(arguments: [
    ("15m", Reminder.beforeDue(minutes: 15)), ("15 min before", .beforeDue(minutes: 15)),
    ("1 day", .beforeDue(minutes: 1440)), ("2 weeks before", .beforeDue(minutes: 20_160)),
    ("期限の1日前", .beforeDue(minutes: 1440)), ("30分前", .beforeDue(minutes: 30)),
    ("마감 2주 전", .beforeDue(minutes: 20_160)), ("1시간 30분 전", .beforeDue(minutes: 90)),
    ("start-5", .beforeStart(minutes: 5)), ("9999 days", nil), ("before", nil), ("前", nil),
    ("someday", nil),
  ])
  func `reads when to remind as it says it`(_ text: String, _ reminder: Reminder?) {
    #expect(ReminderText(on: day(in: .english)).read(text) == reminder)
  }

  @Test func `a time to remind at is the person's, as kept it is as it was kept`() throws {
    let reader = ReminderText(on: day(in: .english))
    let moment = try #require(LocalDateTime(iso: "2026-12-01T08:00"))

    #expect(reader.read("2026-12-01 8:00") == .at(.time(moment, zone: .utc)))
    #expect(reader.read("2026-12-01T08:00") == .at(.floating(moment)))
  }

  private static let date = CalendarDate(daysSince1970: 20_788)
  private static let noon = LocalDateTime(utc: Instant(milliseconds: 43_200_000)).time

  private func words(for rule: String, in language: Language) throws -> String {
    let anchor = try #require(CalendarDate(iso: "2027-01-31"))
    let repetition = Repetition(
      rule: try RecurrenceRule(parsing: rule), mode: .byCalendar, anchor: .date(anchor))
    return Words(language).repetition(repetition, on: day(in: language))
  }

  private func day(in language: Language) -> Day {
    let person = Person(account: .init(1), language: language, zone: .utc)
    return Day(for: person, at: ClockStub().now(), zones: FixedZones())
  }
}
