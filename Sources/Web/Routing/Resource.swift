import Domain
import Presentation

/// What an address names.
enum Resource: Equatable {
  case home
  case login
  case session
  case setUp
  case lists
  case list(TaskList.ID)
  case listPosition(TaskList.ID)
  case arrangement(TaskList.ID)
  case listTasks(TaskList.ID)
  case newTask(TaskList.ID)
  case quickAdd(TaskList.ID)
  case pickedTasks
  case task(TaskItem.ID)
  case completion(TaskItem.ID)
  case taskPosition(TaskItem.ID)
  case cancellation(TaskItem.ID)
  case parts(TaskItem.ID)
  case taskParent(TaskItem.ID)
  case timer(TaskItem.ID)
  case times(TaskItem.ID)
  case view(TaskViewName)
  /// The views that the person keeps.
  case views
  case search
  case restoration(TaskItem.ID)
  case listRestoration(TaskList.ID)
  case undo
  case redo
  case tags
  case account
  case connection
  case appPasswords
  case profile
  case lookBack
  case weather
  case weatherTime(Instant)
  case weatherRefresh
  case weatherPlace
  case plan
  case planEntries
  case planParking
  case workHours
  case password
  case events
  case keys
  case health
  case metrics
  case asset(version: String, name: String)

  /// Nil when nothing has that path, given in its decoded segments.
  init?(path: [String]) {
    let numbers = path.compactMap(Self.number)
    let number = numbers.first ?? 0
    let list = TaskList.ID(number)
    let task = TaskItem.ID(number)
    switch path.map({ Self.number($0) == nil ? $0 : "#" }).joined(separator: "/") {
    case "": self = .home
    case "login": self = .login
    case "session": self = .session
    case "setup": self = .setUp
    case "lists": self = .lists
    case "lists/#": self = .list(list)
    case "lists/#/position": self = .listPosition(list)
    case "lists/#/arrangement": self = .arrangement(list)
    case "lists/#/restoration": self = .listRestoration(list)
    case "lists/#/tasks": self = .listTasks(list)
    case "lists/#/tasks/new": self = .newTask(list)
    case "lists/#/quick-add": self = .quickAdd(list)
    case "tasks/batch": self = .pickedTasks
    case "tasks/#": self = .task(task)
    case "tasks/#/completion": self = .completion(task)
    case "tasks/#/position": self = .taskPosition(task)
    case "tasks/#/cancellation": self = .cancellation(task)
    case "tasks/#/parts": self = .parts(task)
    case "tasks/#/timer": self = .timer(task)
    case "tasks/#/times": self = .times(task)
    case "tasks/#/parent": self = .taskParent(task)
    case "tasks/#/restoration": self = .restoration(task)
    case "views": self = .views
    case "search": self = .search
    case "undo": self = .undo
    case "redo": self = .redo
    case "tags": self = .tags
    case "account": self = .account
    case "connect": self = .connection
    case "connect/passwords": self = .appPasswords
    case "connect/hibi.mobileconfig": self = .profile
    case "look-back": self = .lookBack
    case "weather": self = .weather
    case "weather/#":
      self = .weatherTime(Instant(milliseconds: 0).advanced(bySeconds: Int64(number)))
    case "weather/refresh": self = .weatherRefresh
    case "weather/place": self = .weatherPlace
    case "plan": self = .plan
    case "plan/entries": self = .planEntries
    case "plan/parking": self = .planParking
    case "account/hours": self = .workHours
    case "account/password": self = .password
    case "events": self = .events
    case "keys": self = .keys
    case "healthz": self = .health
    case "metrics": self = .metrics
    default:
      if path.count == 2, path[0] == "views", let name = TaskViewName(rawValue: path[1]) {
        self = .view(name)
        return
      }
      guard path.count == 3, path[0] == "assets" else { return nil }
      self = .asset(version: path[1], name: path[2])
    }
  }

  /// A number as it is printed here: each has one address.
  static func number(_ text: String) -> Int? {
    guard let number = Int(text), number > 0, String(number) == text else { return nil }
    return number
  }

  /// The place that shows what this is about, for one who asks to see what can only be done.
  var place: Place? {
    switch self {
    case .session: Place(.login)
    case .listPosition: Place(.taskLists)
    case .arrangement(let list), .listTasks(let list), .quickAdd(let list): Place(.taskList(list))
    case .completion(let task), .taskPosition(let task), .cancellation(let task),
      .parts(let task), .taskParent(let task), .timer(let task), .times(let task):
      Place(.task(task))
    case .restoration, .listRestoration: Place(.view(.trash))
    case .undo, .redo, .pickedTasks: Place(.home)
    case .password, .workHours: Place(.account)
    case .planEntries, .planParking: Place(.plan(PlanRequest()))
    case .appPasswords: Place(.connection)
    case .weatherRefresh, .weatherPlace: Place(.weather)
    default: nil
    }
  }
}
