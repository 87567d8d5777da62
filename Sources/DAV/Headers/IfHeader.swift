package import HTTP

/// Under which states of which resources a request is to be done (RFC 4918 §10.4).
package struct IfHeader: Equatable, Sendable {
  package struct Condition: Equatable, Sendable {
    package enum State: Equatable, Sendable {
      /// A lock's token, or one of a collection's state (RFC 6578 §5).
      case token(String)
      case entityTag(EntityTag)
    }

    package let isNegated: Bool
    package let state: State
  }

  /// Conditions that must hold together.
  package struct List: Equatable, Sendable {
    /// The address that they are of; nil for the request's own.
    package let resource: String?
    package let conditions: [Condition]
  }

  /// One of which must hold.
  package let lists: [List]

  /// The `If` field; nil when there is none.
  package init?(parsing field: String?) throws(DAVError) {
    guard let field else { return nil }
    var reader = IfHeaderReader(field)
    lists = try reader.lists()
  }

  /// Whether the request may be done.
  ///
  /// The closure says whether a state, not negated, is that of the resource: an entity tag is
  /// compared strongly, and a token that is known to nobody never is (§10.4.4).
  package func holds(_ isState: (_ state: Condition.State, _ resource: String?) -> Bool) -> Bool {
    lists.contains { list in
      list.conditions.allSatisfy { isState($0.state, list.resource) != $0.isNegated }
    }
  }

  /// All tokens that it names, as a request submits them.
  package var tokens: [String] {
    lists.flatMap(\.conditions).compactMap {
      if case .token(let token) = $0.state { token } else { nil }
    }
  }
}
