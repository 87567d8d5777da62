import DAV
import Domain
import HTTP

/// `calendar-multiget` (RFC 4791 §7.9): each address that is asked for is answered.
struct MultigetReport {
  let caller: Caller
  let list: ListSummary

  func answer(_ multiget: CalendarMultiget) async throws(DAVError) -> Response {
    let answer = MultistatusWriter(isMinimal: caller.preferences.isMinimal)
    let printer = try await ObjectPrinter(
      of: list, caller: caller, plan: PropertyPlan(multiget.selection, data: multiget.calendarData),
      answer: answer)
    let targets = multiget.targets
    for start in stride(from: 0, to: targets.count, by: ObjectPrinter.pageSize) {
      let page = targets[start..<min(start + ObjectPrinter.pageSize, targets.count)]
      try await print(Array(page), with: printer, into: answer)
    }
    return caller.multistatus(answer.finish())
  }

  private func print(
    _ targets: [CalendarMultiget.Target], with printer: ObjectPrinter,
    into answer: MultistatusWriter
  ) async throws(DAVError) {
    let names = targets.map(name)
    let found = try await DAVError.mapping { () async throws(StoreError) in
      try await caller.store.objects(
        named: names.compactMap(\.self), in: list.id, for: caller.account.id)
    }
    var rest = found[...]
    for (target, name) in zip(targets, names) {
      if name != nil, let object = rest.popFirst() ?? nil {
        printer.print(object)
      } else {
        answer.response(text(of: target), .notFound)
      }
    }
  }

  /// An address of another server stays as it was sent, like one that can't be read.
  private func text(of target: CalendarMultiget.Target) -> String {
    guard let reference = target.reference, reference.isLocal(host: caller.request.host)
    else { return target.text }
    return reference.href.text
  }

  /// Nil for an address that is not below the list's.
  private func name(_ target: CalendarMultiget.Target) -> String? {
    guard let reference = target.reference,
      reference.isLocal(host: caller.request.host),
      let parent = try? Href(
        segments: Array(reference.href.segments.dropLast()), isCollection: true),
      parent.text == caller.href(of: list)
    else { return nil }
    return reference.href.segments.last
  }
}
