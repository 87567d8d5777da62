import Domain

/// What a report asks of the store, section after section.
struct TaskReportPlan {
  static let pageSize = 500

  struct Section {
    /// Nil where there is nothing to tell apart.
    let heading: ReportHeading?
    let query: TaskQuery
  }

  let sections: [Section]
  private let titles: [TaskList.ID: (shown: String, stored: String)]
  /// Whether tasks of several lists stand side by side.
  private let isMixed: Bool

  init(_ sections: [Section], of lists: [ListSummary], isMixed: Bool, in words: Words) {
    self.sections = sections
    self.isMixed = isMixed
    titles = Dictionary(
      lists.map { ($0.id, ($0.displayTitle(in: words), $0.list.title)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The list of a task, where it is not clear.
  func title(of task: TaskItem) -> String? { isMixed ? titles[task.list]?.shown : nil }

  /// Empty until somebody saved one.
  func storedTitle(of task: TaskItem) -> String { titles[task.list]?.stored ?? "" }
}

extension SceneContext {
  func plan(_ request: TaskReportRequest) async throws -> TaskReportPlan {
    let all = try await lists()
    let lists = try request.list.map { [try $0.resolve(among: all, in: words)] } ?? all
    guard let selection = try await selection(request, among: all) else {
      return TaskReportPlan(
        lists.map { section(of: $0, request, isOne: lists.count == 1) }, of: all, isMixed: false,
        in: words)
    }
    let closed: TaskQuery.Scope = selection.scope == .open ? .all : selection.scope
    let query = TaskQuery(
      lists: lists.map(\.id), sort: request.sort ?? selection.sort,
      scope: request.includesCompleted ? closed : selection.scope,
      filter: selection.filter.map { TaskQuery.Filter($0, on: day()) }, nests: selection.nests,
      limit: TaskReportPlan.pageSize)
    return TaskReportPlan(
      [.init(heading: nil, query: query)], of: all, isMixed: lists.count > 1, in: words)
  }

  private func section(
    of summary: ListSummary, _ request: TaskReportRequest, isOne: Bool
  ) -> TaskReportPlan.Section {
    TaskReportPlan.Section(
      heading: isOne ? nil : ReportHeading(summary, in: words),
      query: TaskQuery(
        lists: [summary.id], sort: request.sort ?? summary.membership.arrangement.sort,
        scope: request.includesCompleted ? .all : .open, nests: request.sort == nil,
        limit: TaskReportPlan.pageSize))
  }

  /// Nil for what is in the lists.
  private func selection(
    _ request: TaskReportRequest, among lists: [ListSummary]
  ) async throws -> TaskSelection? {
    switch request.subject {
    case .lists: return nil
    case .query(let query): return TaskSelection(try filter(of: query, among: lists, on: day()))
    case .texts(let texts):
      return TaskSelection(.all(texts.compactMap { SearchText($0) }.map { .text($0) }))
    case .view(let text):
      if let name = TaskViewName(typed: text, in: words) { return TaskSelection(name, on: day()) }
      let key = Setting.viewKey(text)
      guard let view = try await views().first(where: { Setting.viewKey($0.name) == key })
      else { throw StoreError.viewNotFound(text) }
      return TaskSelection(try filter(of: view.query, among: lists, on: day()))
    }
  }
}
