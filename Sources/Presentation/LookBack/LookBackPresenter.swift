package import Domain

/// Tells a ``LookBackView`` what was done, how many tasks were open meanwhile, and how repeating
/// ones are doing.
package final class LookBackPresenter {
  /// Further back than this no completion of a repeating task is read.
  static let mostOccurrences = 1000

  private weak let view: (any LookBackView)?
  private let context: SceneContext

  init(view: any LookBackView, context: SceneContext) {
    self.view = view
    self.context = context
  }

  /// Shows it in words.
  package func load(_ span: LookBackSpan) async {
    do {
      let (back, streaks) = try await read(span)
      let estimates = try await estimates(span)
      let lists = try await context.lists()
      view?.show(
        LookBackContent(
          back, over: span, streaks: streaks, estimates: estimates, lists: lists,
          views: try await context.navigationViews(over: lists), in: context.words))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Shows it as data.
  package func export(_ span: LookBackSpan) async {
    do {
      let (back, streaks) = try await read(span)
      view?.show(LookBackRecord(back, streaks: streaks, estimates: try await estimates(span)))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  private func estimates(_ span: LookBackSpan) async throws(StoreError) -> [EstimateRow] {
    let day = context.day()
    return try await context.estimateRows(since: span.start(on: day), on: day)
  }

  private func read(
    _ span: LookBackSpan
  ) async throws(StoreError) -> (back: LookBack, streaks: [StreakRow]) {
    let day = context.day()
    let activity = try await context.activity(since: span.start(on: day))
    let back = LookBack(activity, over: span, on: day)
    var streaks: [StreakRow] = []
    for id in back.series {
      guard let row = try await streak(of: id, on: day) else { continue }
      streaks.append(row)
    }
    streaks.sort { ($1.current, $1.longest) < ($0.current, $0.longest) }
    return (back, streaks)
  }

  /// Nil for a task that is gone or repeats no more.
  private func streak(
    of id: TaskItem.ID, on day: Day
  ) async throws(StoreError) -> StreakRow? {
    do {
      let task = try await context.task(id)
      let records = try await context.occurrences(of: id, limit: Self.mostOccurrences)
      return task.streak(completedAs: records, on: day).map {
        StreakRow($0, of: task, in: context.words)
      }
    } catch .taskNotFound {
      return nil
    } catch {
      throw error
    }
  }
}
