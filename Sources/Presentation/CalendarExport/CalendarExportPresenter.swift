import Domain
import TaskCalendar

/// Tells a ``CalendarExportView`` tasks as a text of iCalendar, a page at a time, so that any number
/// of them takes the memory of one page.
package final class CalendarExportPresenter {
  private weak let view: (any CalendarExportView)?
  private let context: SceneContext
  private let store: any CalendarStore

  init(view: any CalendarExportView, context: SceneContext, store: any CalendarStore) {
    self.view = view
    self.context = context
    self.store = store
  }

  /// Tells all tasks of a list, or of all lists, in the order that they have by hand, since that is
  /// what they have again where they are imported.
  package func export(_ reference: ListReference?) async {
    do {
      let lists = try await context.lists()
      let wanted = try reference.map { [try $0.resolve(among: lists, in: context.words)] } ?? lists
      view?.show(try await export(wanted))
    } catch {
      view?.show(Problem(anyOf: error, in: context.words))
    }
  }

  private func export(_ lists: [ListSummary]) async throws -> CalendarExportResult {
    let (words, day) = (context.words, context.day())
    let objectContext = ObjectContext(on: day)
    let titles = Self.distinct(lists.map { $0.displayTitle(in: words) })
    var writer = CalendarFileWriter(
      name: lists.count == 1 ? titles.first : nil, zones: day.zones)
    var count = 0
    for (list, title) in zip(lists, titles) {
      var query = TaskQuery(lists: [list.id], sort: .manual, limit: Self.pageSize)
      var hasMore = true
      while hasMore {
        let page = try await context.tasks(query)
        let objects = try await store.objects(
          of: page.tasks.map(\.id), in: list.id, for: context.person.account)
        for object in objects {
          writer.write(object.text(in: objectContext), list: lists.count == 1 ? nil : title)
        }
        count += objects.count
        view?.show(writer.takeBytes())
        view?.show(CalendarFileProgress(message: words.exporting(count)))
        hasMore = page.hasMore && page.last != nil
        query.after = page.last
      }
    }
    writer.finish()
    view?.show(writer.takeBytes())
    return CalendarExportResult(
      tasks: count, lists: lists.count,
      message: words.exported(tasks: count, lists: lists.count))
  }

  private static let pageSize = 500

  /// Names by which lists of one title are told apart.
  private static func distinct(_ titles: [String]) -> [String] {
    var taken = Set(titles)
    var seen: Set<String> = []
    return titles.map { title in
      guard !seen.insert(title).inserted else { return title }
      let name = (2...).lazy.map { "\(title) (\($0))" }.first { !taken.contains($0) } ?? title
      taken.insert(name)
      return name
    }
  }
}

extension ObjectContext {
  init(on day: Day) {
    self.init(zones: day.zones, zone: day.person.zone, received: day.now)
  }
}
