import Domain
import Testing

@testable import Presentation

@Suite struct DueLabelTests {
  @Test(arguments: [
    ("2026-11-30", "Today", "今日", "오늘"),
    ("2026-12-01", "Tomorrow", "明日", "내일"),
    ("2026-11-29", "Yesterday", "昨日", "어제"),
    ("2026-12-04", "Friday", "金曜日", "금요일"),
    ("2026-12-07", "Mon 7 Dec", "12月7日(月)", "12월 7일 (월)"),
    ("2027-01-02", "2 Jan 2027", "2027年1月2日", "2027년 1월 2일"),
  ])
  func `a day is named as people name it`(
    _ date: String, _ english: String, _ japanese: String, _ korean: String
  ) throws {
    let due = TaskDate.date(try #require(CalendarDate(iso: date)))

    #expect(label(due, .english)?.text == english)
    #expect(label(due, .japanese)?.text == japanese)
    #expect(label(due, .korean)?.text == korean)
  }

  @Test func `a time is written as each language writes it`() throws {
    let due = try time("2026-12-01T18:05", in: .utc)

    #expect(label(due, .english)?.text == "Tomorrow 18:05")
    #expect(label(due, .japanese)?.text == "明日 18:05")
    #expect(label(due, .korean)?.text == "내일 오후 6:05")
  }

  @Test func `noon and midnight are twelve in Korean`() throws {
    #expect(label(try time("2026-11-30T12:00", in: .utc), .korean)?.text == "오늘 오후 12:00")
    #expect(label(try time("2026-12-01T00:30", in: .utc), .korean)?.text == "내일 오전 12:30")
  }

  @Test func `a day is late only when it has ended where the person is`() throws {
    let today = TaskDate.date(try #require(CalendarDate(iso: "2026-11-30")))

    #expect(label(today, .english)?.isLate == false)
    // In Seoul it is the 30th until 15:00 UTC; the clock says 09:30 UTC.
    #expect(label(today, .english, zone: ZoneName("Asia/Seoul"))?.isLate == false)
    let yesterday = TaskDate.date(try #require(CalendarDate(iso: "2026-11-29")))
    #expect(label(yesterday, .english)?.isLate == true)
  }

  @Test func `a time is late when the clock in its own zone has passed it`() throws {
    let seoul = ZoneName("Asia/Seoul")

    #expect(label(try time("2026-11-30T18:29", in: seoul), .english)?.isLate == true)
    #expect(label(try time("2026-11-30T18:31", in: seoul), .english)?.isLate == false)
    #expect(
      label(try time("2026-11-30T18:31", in: seoul), .english)?.text
        == "Today 18:31 (Asia/Seoul)")
  }

  @Test func `a completed task is never late`() throws {
    let due = TaskDate.date(try #require(CalendarDate(iso: "2020-01-01")))

    #expect(label(due, .english, completed: true)?.isLate == false)
  }

  private func time(_ iso: String, in zone: ZoneName) throws -> TaskDate {
    .time(try #require(LocalDateTime(iso: iso)), zone: zone)
  }

  private func label(
    _ due: TaskDate, _ language: Language, zone: ZoneName = .utc, completed: Bool = false
  ) -> DueLabel? {
    let now = ClockStub().now()
    let task = TaskItem(
      id: .init(1), list: .init(1), title: "t", due: due, completed: completed ? now : nil,
      position: .first, created: now, changed: now)
    let person = Person(account: .init(1), language: language, zone: zone)
    return DueLabel(
      task, on: Day(for: person, at: now, zones: FixedZones()), in: Words(language))
  }
}
