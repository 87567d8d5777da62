import Domain
import HTTP
package import Presentation

extension Destination {
  /// The address at which the web shows it.
  package var path: String {
    switch self {
    case .home: "/"
    case .login: "/login"
    case .setUp(let token): "/setup?token=\(PercentEncoding.encoded(token))"
    case .taskLists: "/lists"
    case .taskList(let list): "/lists/\(list.number)"
    case .task(let task): "/tasks/\(task.number)"
    case .tags: "/tags"
    case .view(let name): "/views/\(name.rawValue)"
    case .search(let query):
      query.isEmpty ? "/search" : "/search?q=\(PercentEncoding.encoded(query))"
    case .savedView(let name): "/views?name=\(PercentEncoding.encoded(name))"
    case .account: "/account"
    case .connection: "/connect"
    case .lookBack(let span): span.path
    case .weather: "/weather"
    case .weatherTime(let time): "/weather/\(time.seconds)"
    case .plan(let request): request.path
    }
  }

  /// What an address of the web shows; nil when it is none, or one that only does something.
  package init?(path: String) {
    guard let target = try? RequestTarget(parsing: path), let resource = Resource(path: target.path)
    else { return nil }
    self.init(resource, query: target.query)
  }

  init?(_ resource: Resource, query: FormFields) {
    switch resource {
    case .home: self = .home
    case .login: self = .login
    case .setUp: self = .setUp(token: query["token"] ?? "")
    case .lists: self = .taskLists
    case .list(let list): self = .taskList(list)
    case .task(let task): self = .task(task)
    case .tags: self = .tags
    case .view(let name): self = .view(name)
    case .search: self = .search(query["q"] ?? "")
    case .views:
      guard let name = query["name"], !name.isEmpty else { return nil }
      self = .savedView(name)
    case .account: self = .account
    case .connection: self = .connection
    case .lookBack: self = .lookBack(LookBackSpan(query))
    case .weather: self = .weather
    case .weatherTime(let time): self = .weatherTime(time)
    case .plan: self = .plan(PlanRequest(query))
    default: return nil
    }
  }
}
