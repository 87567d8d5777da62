import Domain
import HTTP

/// What answers a method of a resource.
enum Handler: Sendable {
  /// For everybody.
  case anyone(@Sendable (Visit) async -> Response)
  /// For one who is logged in; others are led to the login.
  case person(@Sendable (Visit, Person) async -> Response)
}

extension Handler {
  /// For one who is logged in, and about what was named.
  static func person<Value: Sendable>(
    _ value: Value, _ answer: @escaping @Sendable (Value, Visit, Person) async -> Response
  ) -> Handler {
    .person { visit, person in await answer(value, visit, person) }
  }
}
