import Domain

extension TaskViewName {
  /// By the name that commands know, or by what people call it.
  init?(typed text: String, in words: Words) {
    let key = Setting.viewKey(text)
    let name = Self.allCases.first {
      $0.rawValue == key || Setting.viewKey($0.title(in: words)) == key
    }
    guard let name else { return nil }
    self = name
  }

  /// The query that finds the same; nil for what no query finds.
  var query: String? {
    switch self {
    case .today: "due:today"
    case .upcoming: "due>=today"
    case .overdue: "is:overdue"
    case .noDate: "due:none"
    case .completed: "done or cancelled"
    case .trash: nil
    }
  }
}

/// A name that can't be given to a view, since everybody has one of that name.
struct TakenViewNameError: Error, Equatable {
  let name: String

  func problem(in words: Words) -> Problem {
    Problem(.invalid(nil), words.viewNameTaken(name))
  }
}
