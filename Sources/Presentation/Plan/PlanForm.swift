import Domain
import UnicodeText

/// What somebody typed to say which days are to be planned.
package struct PlanForm: Equatable, Sendable {
  /// A day as anywhere else: `tomorrow`, `fri`, `2026-12-01`.
  package var day: String?
  package var days: String?
  /// Hours to give: `6`, `4.5`, `2h30m`.
  package var hours: String?
  /// A time at which to end: `16:30`.
  package var until: String?

  package init(
    day: String? = nil, days: String? = nil, hours: String? = nil, until: String? = nil
  ) {
    self.day = day
    self.days = days
    self.hours = hours
    self.until = until
  }

  func request(on day: Day) throws(PlanFormError) -> PlanRequest {
    PlanRequest(
      first: try date(on: day), dayCount: try count() ?? 1,
      limit: try limit(on: day), asksForProposal: false)
  }

  private func date(on day: Day) throws(PlanFormError) -> CalendarDate? {
    guard let text = self.day, !isBlank(text) else { return nil }
    guard let date = try? day.parser(in: day.person.zone).parse(text)
    else { throw .notADate(text) }
    return date.nominal.date
  }

  private func count() throws(PlanFormError) -> Int? {
    guard let text = days, !isBlank(text) else { return nil }
    guard let count = Int(trimmed(text)), (1...PlanRequest.mostDays).contains(count)
    else { throw .notACount(text) }
    return count
  }

  private func limit(on day: Day) throws(PlanFormError) -> DayLimit? {
    if let text = hours, !isBlank(text) {
      // A number alone is never of minutes.
      let isNumber = text.allSatisfy { $0.isNumber || $0.isWhitespace || $0 == "." }
      let minutes =
        isNumber ? Self.minutes(ofHours: trimmed(text)) : day.phrases.minutes(text)
      guard let minutes, (1...1440).contains(minutes)
      else { throw .notHours(text) }
      return .minutes(minutes)
    }
    guard let text = until, !isBlank(text) else { return nil }
    guard let time = LocalTime(iso: trimmed(text))
    else { throw .notHours(text) }
    return .until(time.hour * 60 + time.minute)
  }

  /// A number without a unit is of hours, with halves and quarters behind a point.
  private static func minutes(ofHours text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let hours = Int(parts[0]), (0...24).contains(hours) else { return nil }
    guard parts.count == 2 else { return hours * 60 }
    guard (1...2).contains(parts[1].utf8.count), let fraction = Int(parts[1]), fraction >= 0
    else { return nil }
    return hours * 60 + fraction * 60 / (parts[1].utf8.count == 1 ? 10 : 100)
  }
}

/// Why a form can't be used.
package enum PlanFormError: Error, Equatable, Sendable {
  case notADate(String)
  case notACount(String)
  case notHours(String)

  func problem(in words: Words) -> Problem {
    switch self {
    case .notADate(let text): Problem(.invalid(.due), words.notADate(text))
    case .notACount(let text):
      Problem(.invalid(.query), words.notACount(text, most: PlanRequest.mostDays))
    case .notHours(let text): Problem(.invalid(.estimate), words.notHoursOfADay(text))
    }
  }
}
