package import Domain

/// Tells a ``TaskReportView`` the tasks of some lists, or those that are looked for, a page at a
/// time, so that a report of any length takes the memory of one page.
package final class TaskReportPresenter {
  private weak let view: (any TaskReportView)?
  private let context: SceneContext

  init(view: any TaskReportView, context: SceneContext) {
    self.view = view
    self.context = context
  }

  /// Shows the tasks in words.
  package func report(_ request: TaskReportRequest) async {
    do {
      let colors = try await context.tagColors()
      var maker = TaskRowFactsMaker(on: context.day(), in: context.words)
      await run(request) { [view] tasks, plan in
        maker.begin(tasks, colors: colors)
        view?.show(tasks.map { TaskReportRow($0, of: plan.title(of: $0), with: &maker) })
      }
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Shows the tasks as data.
  package func export(_ request: TaskReportRequest) async {
    await run(request) { [view] tasks, plan in
      view?.show(tasks.map { TaskRecord($0, listTitle: plan.storedTitle(of: $0)) })
    }
  }

  /// Shows one task as data.
  package func export(_ id: TaskItem.ID) async {
    do {
      let task = try await context.task(id)
      let list = try await context.list(task.list).list
      view?.show([TaskRecord(task, listTitle: list.title)])
      view?.show(ReportEnding(message: nil))
    } catch {
      view?.show(Problem(anyOf: error, in: context.words))
    }
  }

  private func run(
    _ request: TaskReportRequest, showing show: ([TaskItem], TaskReportPlan) -> Void
  ) async {
    do {
      let plan = try await context.plan(request)
      var left = request.limit ?? .max
      var hasMore = false
      for section in plan.sections {
        guard left > 0 else { break }
        let (count, isCut) = try await self.show(section, atMost: left) { show($0, plan) }
        left -= count
        hasMore = isCut
      }
      view?.show(ending(of: request, left: left, hasMore: hasMore))
    } catch {
      view?.show(Problem(anyOf: error, in: context.words))
    }
  }

  private func ending(of request: TaskReportRequest, left: Int, hasMore: Bool) -> ReportEnding {
    let words = context.words
    if left == request.limit ?? .max { return ReportEnding(message: words.noTasksShort) }
    guard hasMore, request.tellsOfMore, let limit = request.limit
    else { return ReportEnding(message: nil) }
    return ReportEnding(message: words.moreTasks(than: limit))
  }

  /// How many tasks were shown, and whether there are more.
  private func show(
    _ section: TaskReportPlan.Section, atMost limit: Int,
    showing show: ([TaskItem]) -> Void
  ) async throws -> (count: Int, hasMore: Bool) {
    var query = section.query
    var count = 0
    while true {
      query.limit = min(limit - count, TaskReportPlan.pageSize)
      let page = try await context.tasks(query)
      // Parts come with their wholes and are not counted by the query.
      let tasks = page.tasks.prefix(limit - count)
      if count == 0, !tasks.isEmpty, let heading = section.heading { view?.show(heading) }
      show(Array(tasks))
      count += tasks.count
      let hasMore = page.hasMore || tasks.count < page.tasks.count
      guard hasMore, count < limit, let last = page.last else { return (count, hasMore) }
      query.after = last
    }
  }
}
