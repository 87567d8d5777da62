import Domain
import TaskCalendar

/// Stores the tasks of a file of calendars as one change, and tells a ``CalendarImportView`` what
/// came of it.
package final class CalendarImportPresenter {
  private weak let view: (any CalendarImportView)?
  private let context: SceneContext
  private let store: any CalendarStore

  init(view: any CalendarImportView, context: SceneContext, store: any CalendarStore) {
    self.view = view
    self.context = context
    self.store = store
  }

  /// Stores all tasks or, unless the broken ones are left out, none.
  ///
  /// All of them go to `list`, whatever the file says; if that is nil, to the lists that the file
  /// names, which are made if they are missing, or else to the first one.
  package func read(
    _ bytes: [UInt8], to list: ListReference?, skippingBroken skipsBroken: Bool
  ) async {
    do {
      view?.show(try await result(of: bytes, to: list, skippingBroken: skipsBroken))
    } catch let error as CalendarObjectError {
      view?.show(Problem(.invalid(nil), context.words.fault(error, in: bytes)))
    } catch {
      view?.show(Problem(anyOf: error, in: context.words))
    }
  }

  private func result(
    of bytes: [UInt8], to list: ListReference?, skippingBroken skipsBroken: Bool
  ) async throws -> CalendarImportResult {
    let (words, day) = (context.words, context.day())
    let objectContext = ObjectContext(on: day)
    let lists = try await context.lists()
    let target = try list?.resolve(among: lists, in: words)
    let file = try CalendarFile(
      reading: bytes, in: objectContext, skippingBroken: skipsBroken,
      keepingLists: target == nil
    ) { [view] in view?.show(CalendarFileProgress(message: words.reading($0))) }
    var plan = CalendarImportPlan(
      lists: lists, context: context, objectContext: objectContext, store: store)
    try await plan.add(file.objects, to: target)
    if file.objects.count >= 1000 {
      view?.show(CalendarFileProgress(message: words.storing(file.objects.count)))
    }
    let change = try await context.perform(.importObjects(plan.imports), on: day)
    return CalendarImportResult(
      file, plan, change, faults: file.broken.map { words.fault($0, in: bytes) }, in: words)
  }
}

extension CalendarImportResult {
  fileprivate init(
    _ file: CalendarFile, _ plan: CalendarImportPlan, _ change: Change?, faults: [String],
    in words: Words
  ) {
    self.change = change?.id.number
    restored = change?.steps.count { $0.takesOutOfTrash } ?? 0
    added = plan.newCount - restored
    updated = plan.updatedCount
    unchanged = plan.unchangedCount
    kept = plan.keptCount
    duplicates = file.duplicates
    others = file.others.sorted { $0.key < $1.key }.map { Other(name: $0.key, count: $0.value) }
    self.faults = faults
    message = words.imported(
      added: added, updated: updated, restored: restored, unchanged: unchanged, kept: kept,
      leftOut: words.leftOut(
        duplicates: duplicates, broken: faults.count,
        others: others.map { ($0.name, $0.count) }))
  }
}

extension Change.Step {
  fileprivate var takesOutOfTrash: Bool {
    guard case .task(let before?, let after) = self else { return false }
    return before.deleted != nil && after.deleted == nil && after.occurrenceOf == nil
  }
}
