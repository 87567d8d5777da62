import Domain
import Testing

/// Days of the calendar.
@Suite struct CalendarDateTests {
  @Test(arguments: [
    (1970, 1, 1, 0, Weekday.thursday), (1969, 12, 31, -1, .wednesday),
    (2000, 2, 29, 11_016, .tuesday), (2026, 11, 30, 20_787, .monday),
    (1900, 3, 1, -25_508, .thursday), (1, 1, 1, -719_162, .monday),
    (9999, 12, 31, 2_932_896, .friday),
  ])
  func `knows the number and the weekday of a day`(
    _ year: Int, _ month: Int, _ day: Int, _ number: Int, _ weekday: Weekday
  ) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: day))

    #expect(date.daysSince1970 == number)
    #expect(CalendarDate(daysSince1970: number) == date)
    #expect(date.weekday == weekday)
  }

  @Test func `goes from day to day without a gap`() {
    var expected = CalendarDate(daysSince1970: -719_162)

    for number in -719_161...2_932_896 where number % 37 == 0 || abs(number) < 1000 {
      let date = CalendarDate(daysSince1970: number)
      #expect(date.daysSince1970 == number)
      #expect(expected < date)
      expected = date
    }
  }

  @Test(arguments: [
    (2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
    (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (2026, 1, .max), (.min, .min, .min),
  ])
  func `is nothing when there is no such day`(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test func `stays within the years that can be written`() throws {
    let first = try #require(CalendarDate(year: 1, month: 1, day: 1))
    let last = try #require(CalendarDate(year: 9999, month: 12, day: 31))

    #expect(first.advanced(byDays: -1) == first)
    #expect(last.advanced(byDays: .max) == last)
    #expect(first.advanced(byDays: .min) == first)
    #expect(CalendarDate(daysSince1970: .max) == last)
  }
}
