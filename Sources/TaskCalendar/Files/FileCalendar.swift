import Domain
import ICalendar

/// The tasks of one VCALENDAR of a file, as they come together.
struct FileCalendar {
  /// A UID in a list; two that differ in any byte are two.
  struct Key: Hashable {
    let list: [UInt8]?
    let uid: [UInt8]

    init(list: String?, uid: String) {
      self.init(list: list.map { Array($0.utf8) }, uid: Array(uid.utf8))
    }

    private init(list: [UInt8]?, uid: [UInt8]) {
      self.list = list
      self.uid = uid
    }

    func listed(in list: String?) -> Key {
      Key(list: list.map { Array($0.utf8) }, uid: uid)
    }
  }

  /// The VTODOs of one UID.
  struct Group {
    let key: Key
    let uid: String
    let list: String?
    let line: Int
    fileprivate(set) var tasks: [Task]
    /// Where among them the one is that is no single time.
    fileprivate var master: Int?
  }

  /// A VTODO.
  struct Task {
    let lines: [UInt8]
    let zones: [String]
    let isMaster: Bool
    let stamp: Instant?

    init(_ component: Component) {
      lines = component.listed(in: nil).lines
      zones = component.zoneIdentifiers
      isMaster = component.property("RECURRENCE-ID") == nil
      stamp = component.stamp
    }
  }

  /// Whether tasks are parted by the lists that they are in.
  let keepsLists: Bool
  private(set) var groups: [Group] = []
  private var places: [Key: Int] = [:]
  /// How many VTODOs without a UID there are of one content.
  private var identifiedCounts: [Key: Int] = [:]
  private var zones: [String: [UInt8]] = [:]
  private var name: String?
  private var program: Property?

  init(keepingLists keepsLists: Bool) {
    self.keepsLists = keepsLists
  }

  /// Takes in what the calendar says of itself: its name is X-WR-CALNAME, or NAME by RFC 7986.
  mutating func note(_ property: Property) {
    switch property.name {
    case "PRODID": program = program ?? property
    case "X-WR-CALNAME": name = title(property) ?? name
    case "NAME": name = name ?? title(property)
    default: break
    }
  }

  mutating func define(_ zone: Component) {
    guard let identifier = zone.property("TZID")?.text, zones[identifier] == nil else { return }
    zones[identifier] = zone.lines
  }

  /// A VTODO with its UID, which is made from what it says when it has none; nil when it says nothing.
  ///
  /// One that says the same as others before it is another task: each gets a UID by their number.
  mutating func identified(_ component: Component) -> (task: Component, uid: String)? {
    if let text = component.property("UID")?.text, text.utf8.contains(where: { $0 > 0x20 }) {
      return (component, text)
    }
    guard var uid = component.contentIdentifier else { return nil }
    let list = component.property(Component.listName).flatMap(title)
    let key = Key(list: list, uid: uid)
    let count = identifiedCounts[key, default: 0] + 1
    identifiedCounts[key] = count
    if count > 1 { uid += "-\(count)" }
    return (component.identified(by: uid), uid)
  }

  /// Adds a VTODO; false when another one of its UID takes its place or it takes that one's.
  mutating func add(_ component: Component, uid: String) -> Bool {
    let list = component.property(Component.listName).flatMap(title)
    let key = Key(list: list, uid: uid)
    let task = Task(component)
    guard let place = places[key] else {
      places[key] = groups.count
      groups.append(
        Group(
          key: key, uid: uid, list: list, line: component.line ?? 0, tasks: [task],
          master: task.isMaster ? 0 : nil))
      return true
    }
    guard task.isMaster, let master = groups[place].master else {
      if task.isMaster { groups[place].master = groups[place].tasks.count }
      groups[place].tasks.append(task)
      return true
    }
    if let old = groups[place].tasks[master].stamp, let new = task.stamp, new < old { return false }
    groups[place].tasks[master] = task
    return false
  }

  /// The object on its own, with its time zones.
  func object(of group: Group, in context: ObjectContext) throws(CalendarObjectError) -> FileObject
  {
    var bytes = head
    var defined: Set<String> = []
    for identifier in group.tasks.flatMap(\.zones) where defined.insert(identifier).inserted {
      bytes += zones[identifier] ?? []
    }
    for task in group.tasks { bytes += task.lines }
    bytes += Self.ending
    let object = try CalendarObject(reading: bytes)
    return FileObject(
      uid: group.uid, list: group.list ?? name, bytes: bytes, fields: object.fields(in: context),
      line: group.line, stamp: group.tasks.compactMap(\.stamp).max(),
      hasMaster: group.tasks.contains(where: \.isMaster))
  }

  /// Without what could not be written again, so that a list is found by the title that it is given.
  private func title(_ property: Property) -> String? {
    guard keepsLists else { return nil }
    var written = Property(Component.listName)
    written.setText(property.text)
    return try? Title.validated(written.text.cut(to: Title.maximumLength))
  }

  private var head: [UInt8] {
    var calendar = Component("VCALENDAR", properties: .ofHibi)
    if let program { calendar.set(program) }
    return calendar.bytes.dropLast(Self.ending.count)
  }

  private static let ending = Array("END:VCALENDAR\r\n".utf8)
}
