import DAV
import Domain
import HTTP

extension Caller {
  /// What has to be so for a resource to be changed: `If-Match`, `If-None-Match` (RFC 9110 §13.1), and
  /// the tags in `If` (RFC 4918 §10.4).
  func condition() throws(DAVError) -> ObjectCondition {
    let match = request.headers.values(of: .ifMatch)
    if !match.isEmpty {
      switch EntityTagList(parsing: match) {
      case .any: return .exists
      case .tags(let tags): return .isAsOf(tags.compactMap { Change.ID($0) })
      case nil: throw DAVError(.badRequest, "If-Match can't be read")
      }
    }
    let noneMatch = request.headers.values(of: .ifNoneMatch)
    if !noneMatch.isEmpty {
      switch EntityTagList(parsing: noneMatch) {
      case .any: return .isAbsent
      case .tags(let tags): return .isNotAsOf(tags.compactMap { Change.ID($0) })
      case nil: throw DAVError(.badRequest, "If-None-Match can't be read")
      }
    }
    return try conditionOfIf()
  }

  /// No token is known, for there are no locks, so only a list of tags can hold.
  private func conditionOfIf() throws(DAVError) -> ObjectCondition {
    guard let header = try IfHeader(parsing: request.headers[.if]) else { return .none }
    var changes: [Change.ID] = []
    for list in header.lists {
      let needed = list.conditions.filter { !$0.isNegated }
      if needed.isEmpty { return .none }
      let tags = needed.compactMap { condition -> Change.ID? in
        if case .entityTag(let tag) = condition.state { Change.ID(tag) } else { nil }
      }
      if tags.count == needed.count, Set(tags.map(\.number)).count == 1 {
        changes += tags.prefix(1)
      }
    }
    return .isAsOf(changes)
  }
}
