package import Domain

/// Tells a ``TaskReportView`` the tasks of one list or of all, a page at a time, so that a report
/// of any length takes the memory of one page.
package final class TaskReportPresenter {
  private static let pageSize = 500

  private weak let view: (any TaskReportView)?
  private let context: SceneContext

  init(view: any TaskReportView, context: SceneContext) {
    self.view = view
    self.context = context
  }

  /// Shows the tasks in words.
  package func report(_ request: TaskReportRequest) async {
    var maker = TaskRowFactsMaker(on: context.day(), in: context.words)
    await run(request) { [view, context] tasks, _ in
      maker.begin(tasks, colors: try await context.tagColors(of: tasks))
      view?.show(tasks.map { TaskReportRow($0, with: &maker) })
    }
  }

  /// Shows the tasks as data.
  package func export(_ request: TaskReportRequest) async {
    await run(request) { [view] tasks, list in
      view?.show(tasks.map { TaskRecord($0, listTitle: list.title) })
    }
  }

  /// Shows one task as data.
  package func export(_ id: TaskItem.ID) async {
    do {
      let task = try await context.task(id)
      let list = try await context.list(task.list).list
      view?.show([TaskRecord(task, listTitle: list.title)])
      view?.show(ReportEnding(message: nil))
    } catch StoreError.taskNotFound(let id) {
      view?.show(Problem(.notFound, context.words.noTask(id.number)))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  private func run(
    _ request: TaskReportRequest, showing show: ([TaskItem], TaskList) async throws -> Void
  ) async {
    do {
      let all = try await context.lists()
      let chosen = try request.list.map { [try $0.resolve(among: all, in: context.words)] } ?? all
      var left = request.limit ?? .max
      for summary in chosen where left > 0 {
        left -= try await showTasks(
          of: summary, request, atMost: left, hasHeading: chosen.count > 1, showing: show)
      }
      let nothing = left == request.limit ?? .max
      view?.show(ReportEnding(message: nothing ? context.words.noTasksShort : nil))
    } catch let error as ListReferenceError {
      view?.show(error.problem(in: context.words))
    } catch let error as StoreError {
      view?.show(Problem(error, in: context.words))
    } catch {
      view?.show(Problem(.unavailable, String(describing: error)))
    }
  }

  /// The number of tasks shown.
  private func showTasks(
    of summary: ListSummary, _ request: TaskReportRequest, atMost limit: Int, hasHeading: Bool,
    showing show: ([TaskItem], TaskList) async throws -> Void
  ) async throws -> Int {
    var query = TaskQuery(
      lists: [summary.id], sort: request.sort ?? summary.membership.arrangement.sort,
      scope: request.includesCompleted ? .all : .open, limit: min(limit, Self.pageSize))
    var count = 0
    while true {
      let page = try await context.tasks(query)
      if count == 0, !page.tasks.isEmpty, hasHeading {
        view?.show(ReportHeading(summary, in: context.words))
      }
      try await show(page.tasks, summary.list)
      count += page.tasks.count
      guard page.hasMore, count < limit, let last = page.tasks.last else { return count }
      query.after = last.id
      query.limit = min(limit - count, Self.pageSize)
    }
  }
}

/// Which tasks a report shows.
package struct TaskReportRequest: Equatable, Sendable {
  /// Nil for all lists, one after the other.
  package var list: ListReference?
  /// Nil for the order that the person chose for each list.
  package var sort: TaskSortName?
  package var includesCompleted: Bool
  /// Nil for no limit.
  package var limit: Int?

  package init(
    list: ListReference? = nil, sort: TaskSortName? = nil, includesCompleted: Bool = false,
    limit: Int? = nil
  ) {
    self.list = list
    self.sort = sort
    self.includesCompleted = includesCompleted
    self.limit = limit
  }
}
