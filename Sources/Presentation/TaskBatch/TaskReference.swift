import Domain
import QueryLanguage

/// Which tasks a change is about, as somebody names them on a command line.
package enum TaskReference: Equatable, Sendable {
  /// Single numbers, and ranges of them, of which those count that are there.
  case numbers([ClosedRange<Int>])
  /// All that a query finds.
  case query(String)
}

/// Why a reference leads to no task.
enum TaskReferenceError: Error, Equatable {
  case noneInRange(ClosedRange<Int>)
  case noneFound(query: String)

  func problem(in words: Words) -> Problem {
    switch self {
    case .noneInRange(let range):
      Problem(.notFound, words.noTasks(from: range.lowerBound, to: range.upperBound))
    case .noneFound(let query): Problem(.notFound, words.nothingMatches(query))
    }
  }
}

extension TaskReference {
  /// The tasks that are meant, each once; a single number is taken as it is.
  ///
  /// A query that says nothing of it is about tasks in `scope`.
  func resolve(
    in scope: TaskQuery.Scope, _ context: SceneContext
  ) async throws -> [TaskItem.ID] {
    switch self {
    case .query(let query):
      let found = try await context.tasks(matching: query, in: scope)
      guard !found.isEmpty else { throw TaskReferenceError.noneFound(query: query) }
      return found
    case .numbers(let ranges):
      let trash =
        scope == .deleted && ranges.contains { $0.count > 1 } ? try await context.trash() : []
      var ids: [TaskItem.ID] = []
      var seen: Set<TaskItem.ID> = []
      for range in ranges {
        var found = range.map { TaskItem.ID($0) }
        if range.count > 1 {
          found =
            scope == .deleted ? found.filter(trash.contains) : try await context.existing(found)
          if found.isEmpty { throw TaskReferenceError.noneInRange(range) }
        }
        ids += found.filter { seen.insert($0).inserted }
      }
      return ids
    }
  }
}

extension SceneContext {
  /// Those of the numbers that are tasks' and not deleted.
  fileprivate func existing(_ ids: [TaskItem.ID]) async throws(StoreError) -> [TaskItem.ID] {
    var existing: [TaskItem.ID] = []
    for id in ids {
      do {
        existing.append(try await task(id).id)
      } catch {
        guard case .taskNotFound = error else { throw error }
      }
    }
    return existing
  }

  /// All tasks that a query finds: in `scope`, unless it says itself what it is about.
  fileprivate func tasks(
    matching text: String, in scope: TaskQuery.Scope
  ) async throws -> [TaskItem.ID] {
    let lists = try await lists()
    let day = day()
    let filter = try filter(of: text, among: lists, on: day)
    var query = TaskQuery(
      lists: lists.map(\.id), sort: .manual, scope: scope == .open ? filter.scope : scope,
      filter: TaskQuery.Filter(filter, on: day), limit: 500)
    var ids: [TaskItem.ID] = []
    while true {
      let page = try await tasks(query)
      ids += page.tasks.map(\.id)
      guard page.hasMore, let last = page.last else { return ids }
      query.after = last
    }
  }

  fileprivate func trash() async throws(StoreError) -> Set<TaskItem.ID> {
    let lists = try await lists().map(\.id)
    var query = TaskQuery(lists: lists, sort: .deleted, scope: .deleted, limit: 500)
    var ids: Set<TaskItem.ID> = []
    while true {
      let page = try await tasks(query)
      ids.formUnion(page.tasks.map(\.id))
      guard page.hasMore, let last = page.last else { return ids }
      query.after = last
    }
  }
}
