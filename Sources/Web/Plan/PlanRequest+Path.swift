import Domain
import HTTP
import Presentation

extension PlanRequest {
  /// What the query of an address says; what can't be read is left out.
  init(_ query: FormFields) {
    let minutes = query["minutes"].flatMap(Resource.number).map(DayLimit.minutes)
    let until = query["until"].flatMap(Resource.number).map(DayLimit.until)
    self.init(
      first: query["day"].flatMap(CalendarDate.init(iso:)),
      dayCount: query["days"].flatMap(Resource.number) ?? 1, limit: minutes ?? until,
      asksForProposal: query["new"] != nil, isComeback: query["back"] != nil)
  }

  /// The address at which it is shown.
  var path: String {
    var parameters: [String] = []
    if let first { parameters.append("day=\(first.iso)") }
    if dayCount != 1 { parameters.append("days=\(dayCount)") }
    switch limit {
    case .minutes(let minutes)?: parameters.append("minutes=\(minutes)")
    case .until(let minute)?: parameters.append("until=\(minute)")
    case nil: break
    }
    if asksForProposal { parameters.append("new=1") }
    if isComeback { parameters.append("back=1") }
    return parameters.isEmpty ? "/plan" : "/plan?" + parameters.joined(separator: "&")
  }
}
