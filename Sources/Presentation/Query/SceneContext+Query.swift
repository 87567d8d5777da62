import Domain
import QueryLanguage

extension SceneContext {
  /// What a query means now, for this person and these lists.
  func filter(
    of query: String, among lists: [ListSummary], on day: Day
  ) throws(QueryProblem) -> TaskFilter {
    let names = lists.map {
      QueryContext.List(id: $0.id, title: $0.displayTitle(in: words))
    }
    do {
      return try QueryLanguage(in: QueryContext(day: day, lists: names)).parse(query)
    } catch {
      throw QueryProblem(error, in: query, words)
    }
  }
}
