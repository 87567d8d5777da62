import Domain
import HTTP
import Presentation

/// Where somebody is: what is shown, and from which task on.
///
/// Forms carry it along, so that who did something comes back to where it was done. It is printed
/// anew from what was understood of it, so nobody can be led to another site.
struct Place: Equatable, Sendable {
  let destination: Destination
  /// The task after which the shown page of a list starts; nil for its start.
  let after: TaskItem.ID?

  init(_ destination: Destination, after: TaskItem.ID? = nil) {
    self.destination = destination
    self.after = after
  }

  /// Nil for an address that shows nothing here.
  init?(address: String) {
    guard address.hasPrefix("/"), let target = try? RequestTarget(parsing: address),
      let resource = Resource(path: target.path),
      let destination = Destination(resource, query: target.query)
    else { return nil }
    self.init(destination, after: target.query.task("after"))
  }

  var address: String { address(with: []) }

  /// The address with more to its query.
  func address(with parameters: [(name: String, value: String)]) -> String {
    let own = after.map { [(name: "after", value: String($0.number))] } ?? []
    let query = (own + parameters)
      .map { "\($0.name)=\(PercentEncoding.encoded($0.value))" }.joined(separator: "&")
    guard !query.isEmpty else { return destination.path }
    return destination.path + (destination.path.contains("?") ? "&" : "?") + query
  }

  /// What a form's fields have to say to come back here by `GET`: its address has no query of its own.
  var fields: [FormFields.Field] {
    (try? RequestTarget(parsing: address))?.query.all ?? []
  }

  /// The view that is shown there.
  var view: TaskViewChoice? {
    switch destination {
    case .view(let name): .named(name)
    case .search(let query): .search(query)
    case .savedView(let name): .saved(name)
    default: nil
    }
  }

  /// The list that is shown there.
  var list: TaskList.ID? {
    if case .taskList(let list) = destination { list } else { nil }
  }
}

extension FormFields {
  /// The task whose number a field holds.
  func task(_ name: String) -> TaskItem.ID? {
    self[name].flatMap(Resource.number).map { TaskItem.ID($0) }
  }

  /// The list whose number a field holds.
  func list(_ name: String) -> TaskList.ID? {
    self[name].flatMap(Resource.number).map { TaskList.ID($0) }
  }

  func change(_ name: String) -> Change.ID? {
    self[name].flatMap(Resource.number).map { Change.ID($0) }
  }
}
