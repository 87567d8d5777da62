import Domain

/// What the way to the views is made of.
struct NavigationViews {
  /// More tasks of a view are not counted, so that a page costs the same however many there are.
  static let mostCounted = 100

  let saved: [SavedView]
  /// How many tasks are in some views, up to ``mostCounted``; the others are not counted.
  let counts: [TaskViewName: Int]
}

extension SceneContext {
  func navigationViews(over lists: [ListSummary]) async throws(StoreError) -> NavigationViews {
    let day = day()
    var counts: [TaskViewName: Int] = [:]
    for name in [TaskViewName.today, .overdue] {
      let query = TaskSelection(name, on: day).query(
        lists: lists, on: day, after: nil, limit: NavigationViews.mostCounted)
      counts[name] = try await tasks(query).tasks.count
    }
    return NavigationViews(saved: try await views(), counts: counts)
  }
}
