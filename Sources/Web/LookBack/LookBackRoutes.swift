import Domain
import HTTP
import Presentation

/// Answers requests for the look back.
struct LookBackRoutes: Sendable {
  let scenes: Scenes

  func show(_ visit: Visit, _ person: Person) async -> Response {
    let page = LookBackPage(visit)
    await scenes.lookBack(for: person, in: page).load(LookBackSpan(visit.query))
    return page.response
  }
}

extension LookBackSpan {
  /// What the query of an address says: `days=30` or `weeks=12`; a month when it says nothing that
  /// can be shown.
  init(_ query: FormFields) {
    let days = query["days"].flatMap(Resource.number).flatMap(LookBackSpan.init(days:))
    let weeks = query["weeks"].flatMap(Resource.number).flatMap(LookBackSpan.init(weeks:))
    self = days ?? weeks ?? .month
  }

  /// The address at which it is shown.
  var path: String {
    switch self {
    case .month: "/look-back"
    case .days(let count): "/look-back?days=\(count)"
    case .weeks(let count): "/look-back?weeks=\(count)"
    }
  }
}
