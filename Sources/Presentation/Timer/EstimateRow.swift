package import Domain

/// How long a task took, beside how long it was thought to take.
package struct EstimateRow: Equatable, Sendable {
  package let id: TaskItem.ID
  package let title: String
  /// Minutes; nil when nobody said.
  package let estimate: Int?
  /// Minutes.
  package let actual: Int
  /// Both in words.
  package let label: String
  /// What the difference is.
  package let verdict: String
}

extension SceneContext {
  private static let mostEstimates = 30

  /// The tasks on which time was spent since a moment, the last one first.
  func estimateRows(since start: Instant, on day: Day) async throws(StoreError) -> [EstimateRow] {
    var minutes: [TaskItem.ID: Int] = [:]
    var order: [TaskItem.ID] = []
    for entry in try await times(since: start).reversed() {
      if minutes[entry.task] == nil { order.append(entry.task) }
      minutes[entry.task, default: 0] += entry.minutes(by: day.now)
    }
    var rows: [EstimateRow] = []
    for id in order.prefix(Self.mostEstimates) {
      do {
        let task = try await task(id)
        rows.append(EstimateRow(task, actual: minutes[id] ?? 0, in: words))
      } catch .taskNotFound {
        continue
      } catch {
        throw error
      }
    }
    return rows
  }
}

extension EstimateRow {
  fileprivate init(_ task: TaskItem, actual: Int, in words: Words) {
    id = task.id
    title = task.title
    estimate = task.estimate
    self.actual = actual
    let spent = words.duration(minutes: actual)
    label = task.estimate.map { words.actual(spent, of: words.duration(minutes: $0)) } ?? spent
    let difference = task.estimate.map { actual - $0 }
    switch difference {
    case nil: verdict = words.notEstimated
    case 0?: verdict = words.asEstimated
    case let minutes? where minutes > 0:
      verdict = words.longer(by: words.duration(minutes: minutes))
    case let minutes?: verdict = words.shorter(by: words.duration(minutes: -minutes))
    }
  }
}
