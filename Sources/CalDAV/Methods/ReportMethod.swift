import DAV
import Domain
import HTTP

/// REPORT (RFC 3253 §3.6).
struct ReportMethod {
  let caller: Caller

  func answer(_ resource: Resource) async throws(DAVError) -> Response {
    let report = try Report(reading: caller.request.body)
    switch (report, resource) {
    case (_, .noList): throw Caller.nothing
    case (.calendarQuery(let query), .list(let list)):
      return try await CalendarQueryReport(caller: caller, list: list).answer(query)
    case (.calendarMultiget(let multiget), .list(let list)):
      return try await MultigetReport(caller: caller, list: list).answer(multiget)
    case (.freeBusyQuery, .object):
      throw DAVError(.supportedReport, "A collection is asked when a person is busy")
    case (.freeBusyQuery(let query), _):
      return FreeBusyReport(caller: caller).answer(query)
    case (.syncCollection(let sync), .list(let list)):
      return try await SyncReport(caller: caller, list: list).answer(sync)
    case (.expandProperty(let expansion), _):
      return try await ExpandPropertyReport(caller: caller).answer(expansion, of: resource)
    case (.principalMatch(let match), _):
      return try await PrincipalReports(caller: caller).answer(match)
    case (.principalPropertySearch(let search), _):
      return try await PrincipalReports(caller: caller).answer(search)
    case (.principalSearchPropertySet, _):
      return PrincipalReports(caller: caller).searchableProperties
    default: throw DAVError(.supportedReport, "This resource does not answer that report")
    }
  }
}
