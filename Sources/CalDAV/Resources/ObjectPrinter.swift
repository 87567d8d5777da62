import DAV
import Domain
import HTTP
import TaskCalendar

/// Writes members of one list, with what is the same for all of them worked out once.
struct ObjectPrinter {
  private let caller: Caller
  private let list: ListSummary
  private let plan: PropertyPlan
  private let answer: MultistatusWriter
  private let base: String
  private let common: CommonProperties
  /// What programs set of them, if that is asked for.
  private let kept: [TaskItem.ID: [CollectionProperty]]
  private let wantsText: Bool
  private let wantsData: Bool
  /// What of the data is wanted, if not all.
  private let part: CalendarDataAnswer?

  /// How many objects are in memory at a time.
  static let pageSize = 500

  /// `floating` is the wall of days and of times without a zone, if it isn't the account's.
  init(
    of list: ListSummary, caller: Caller, plan: PropertyPlan, answer: MultistatusWriter,
    floating: Wall? = nil
  ) async throws(DAVError) {
    self.caller = caller
    self.list = list
    self.plan = plan
    self.answer = answer
    base = caller.href(of: list)
    common = CommonProperties(addresses: caller.addresses)
    kept = plan.asksForKept ? try await caller.keptOfObjects(in: list) : [:]
    wantsData = plan.asks(for: .calendarData)
    wantsText = wantsData || plan.asks(for: .contentLength)
    part = plan.data.map {
      CalendarDataAnswer(
        $0, zones: caller.zones, floating: floating ?? .zone(caller.account.zone))
    }
  }

  /// Whether more than texts has to be read.
  var needsTasks: Bool { plan.needsTasks }

  /// Members, of which objects are read only if they are needed.
  func print(_ members: [ObjectMember]) async throws(DAVError) {
    guard plan.needsObjects else {
      for member in members { print(member, nil, text: nil) }
      return
    }
    for start in stride(from: 0, to: members.count, by: Self.pageSize) {
      let page = members[start..<min(start + Self.pageSize, members.count)]
      for object in try await caller.objects(of: page.map(\.task), in: list) { print(object) }
    }
  }

  func print(_ object: StoredObject) {
    print(object, text: wantsText ? caller.text(of: object) : nil)
  }

  /// A member of which no more is needed than its text.
  func print(_ member: ObjectMember, text: [UInt8]) {
    print(member, nil, text: text)
  }

  /// An object of which the text is known already.
  func print(_ object: StoredObject, text: [UInt8]?) {
    print(object.member, object, text: text)
  }

  private func print(_ member: ObjectMember, _ object: StoredObject?, text: [UInt8]?) {
    let properties = ObjectProperties(
      common: common, member: member, object: object, bytes: text,
      calendarData: wantsData ? text.map { part?.bytes(of: $0) ?? $0 } : nil,
      kept: kept[member.task] ?? [])
    answer.response(base + Href.encoded(member.name)) { plan.answer($0, of: properties) }
  }
}

extension Caller {
  /// What programs set of members of a list, by task.
  func keptOfObjects(
    in list: ListSummary
  ) async throws(DAVError) -> [TaskItem.ID: [CollectionProperty]] {
    try await DAVError.mapping { () async throws(StoreError) in
      try await store.objectProperties(in: list.id, for: account.id)
    }
  }

  func members(of list: ListSummary) async throws(DAVError) -> [ObjectMember] {
    try await DAVError.mapping { () async throws(StoreError) in
      try await store.members(of: list.id, for: account.id)
    }
  }

  func objects(
    of tasks: [TaskItem.ID], in list: ListSummary
  ) async throws(DAVError) -> [StoredObject] {
    try await DAVError.mapping { () async throws(StoreError) in
      try await store.objects(of: tasks, in: list.id, for: account.id)
    }
  }
}
