import Domain
import TaskCalendar

/// What is to be stored of a file, and why the rest is not.
struct CalendarImportPlan {
  private(set) var imports: [ObjectImport] = []
  private(set) var newCount = 0
  private(set) var updatedCount = 0
  private(set) var unchangedCount = 0
  private(set) var keptCount = 0

  private let lists: [ListSummary]
  private let context: SceneContext
  private let objectContext: ObjectContext
  private let store: any CalendarStore

  init(
    lists: [ListSummary], context: SceneContext, objectContext: ObjectContext,
    store: any CalendarStore
  ) {
    self.lists = lists
    self.context = context
    self.objectContext = objectContext
    self.store = store
  }

  /// Tasks of which the file doesn't say where they go, go to `list`, or the first one.
  mutating func add(_ objects: [FileObject], to list: ListSummary?) async throws {
    var sections: [(title: String?, objects: [FileObject])] = []
    var places: [String?: Int] = [:]
    for object in objects {
      if let place = places[object.list] {
        sections[place].objects.append(object)
      } else {
        places[object.list] = sections.count
        sections.append((object.list, [object]))
      }
    }
    for section in sections { try await add(section.objects, titled: section.title, to: list) }
  }

  private mutating func add(
    _ objects: [FileObject], titled title: String?, to list: ListSummary?
  ) async throws {
    let words = context.words
    let known =
      if let title { lists.first { $0.displayTitle(in: words) == title } } else {
        list ?? lists.first
      }
    if let known { return try await add(objects, to: known) }
    newCount += objects.count
    imports.append(
      ObjectImport(
        to: .newList(title: title ?? words.untitledList), objects.map { $0.imported(if: .isAbsent) }
      ))
  }

  private mutating func add(_ objects: [FileObject], to list: ListSummary) async throws {
    var wanted: [ImportedObject] = []
    for start in stride(from: 0, to: objects.count, by: Self.pageSize) {
      let page = objects[start..<min(start + Self.pageSize, objects.count)]
      let stored = try await stored(page, in: list)
      for (object, stored) in zip(page, stored) {
        guard let stored else {
          newCount += 1
          wanted.append(object.imported(if: .isAbsent))
          continue
        }
        switch object.difference(from: stored, in: objectContext) {
        case .none: unchangedCount += 1
        case .older: keptCount += 1
        case .newer:
          updatedCount += 1
          wanted.append(object.imported(if: .isAsOf([stored.change])))
        }
      }
    }
    if !wanted.isEmpty { imports.append(ObjectImport(to: .list(list.id), wanted)) }
  }

  private func stored(
    _ objects: ArraySlice<FileObject>, in list: ListSummary
  ) async throws(StoreError) -> [StoredObject?] {
    if list.openCount + list.completedCount == 0 { return objects.map { _ in nil } }
    return try await store.objects(
      withUIDs: objects.map(\.uid), in: list.id, for: context.person.account)
  }

  private static let pageSize = 500
}

extension FileObject {
  fileprivate func imported(if condition: ObjectCondition) -> ImportedObject {
    ImportedObject(uid: uid, bytes: bytes, fields: fields, condition: condition)
  }
}
