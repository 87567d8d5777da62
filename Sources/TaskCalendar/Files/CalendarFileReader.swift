import ICalendar

/// Reads a ``CalendarFile``, one component after another.
struct CalendarFileReader {
  private(set) var file = CalendarFile()
  private let context: ObjectContext
  private let skipsBroken: Bool
  private let keepsLists: Bool
  private var calendar: FileCalendar?
  private var hasCalendar = false
  private var places: [FileCalendar.Key: Int] = [:]
  private var readCount = 0

  init(
    in context: ObjectContext, skippingBroken skipsBroken: Bool, keepingLists keepsLists: Bool
  ) {
    self.keepsLists = keepsLists
    self.context = context
    self.skipsBroken = skipsBroken
  }

  mutating func read(
    _ bytes: [UInt8], progress: (Int) -> Void
  ) throws(CalendarObjectError) {
    var cursor = try Self.reading { () throws(ReadingError) in
      try CalendarCursor(reading: bytes, allowing: .everything, limits: .file)
    }
    var faultCount = 0
    while let part = try Self.reading({ () throws(ReadingError) in try cursor.next() }) {
      let faults = cursor.faults.dropFirst(faultCount).filter { !$0.isHarmless }
      faultCount = cursor.faults.count
      let before = readCount
      try read(part, faults)
      if readCount > before, readCount.isMultiple(of: 1000) { progress(readCount) }
    }
    // What has no calendar at all is another kind of file, whatever its first line is.
    if !hasCalendar { throw .noCalendar(nil) }
    try demandNone(of: cursor.faults.dropFirst(faultCount).filter { !$0.isHarmless })
  }

  private static func reading<Result>(
    _ body: () throws(ReadingError) -> Result
  ) throws(CalendarObjectError) -> Result {
    do {
      return try body()
    } catch {
      throw .unreadable(error)
    }
  }

  private mutating func read(
    _ part: CalendarCursor.Part, _ faults: [ReadingError]
  ) throws(CalendarObjectError) {
    switch part {
    case .begin("VCALENDAR", _):
      try demandNone(of: faults)
      hasCalendar = true
      calendar = FileCalendar(keepingLists: keepsLists)
    case .begin(_, let place):
      if !skipsBroken { throw .noCalendar(place) }
    case .item(.component(let component)):
      try read(component, faults)
    case .item(let item):
      try demandNone(of: faults)
      if case .property(let property) = item { calendar?.note(property) }
    case .end:
      try demandNone(of: faults)
      try takeCalendar()
    }
  }

  private mutating func read(
    _ component: Component, _ faults: [ReadingError]
  ) throws(CalendarObjectError) {
    guard calendar != nil else { return }
    switch component.name {
    case "VTODO":
      readCount += 1
      if let fault = faults.first { return try leaveOut(for: .unreadable(fault)) }
      guard let identified = calendar?.identified(component) else {
        return try leaveOut(for: .noUID(component.property("UID")?.place ?? component.place))
      }
      if calendar?.add(identified.task, uid: identified.uid) == false { file.duplicates += 1 }
    case "VTIMEZONE":
      try demandNone(of: faults)
      calendar?.define(component)
    default:
      // What isn't read need not be readable, as long as it is clear where it ends.
      try demandNone(of: faults.filter { $0.leniency == .nesting })
      file.others[component.name, default: 0] += 1
    }
  }

  private mutating func takeCalendar() throws(CalendarObjectError) {
    guard let calendar else { return }
    self.calendar = nil
    for group in calendar.groups {
      do {
        take(try calendar.object(of: group, in: context), of: group.key)
      } catch {
        try leaveOut(for: error)
      }
    }
  }

  /// Of two with the same UID in the same list, which two calendars have, one is taken.
  private mutating func take(_ object: FileObject, of key: FileCalendar.Key) {
    let key = key.list == nil ? key.listed(in: object.list) : key
    guard let place = places[key] else {
      places[key] = file.objects.count
      file.objects.append(object)
      return
    }
    file.duplicates += 1
    if object.supersedes(file.objects[place]) { file.objects[place] = object }
  }

  private mutating func leaveOut(for error: CalendarObjectError) throws(CalendarObjectError) {
    guard skipsBroken else { throw error }
    file.broken.append(error)
  }

  private func demandNone(of faults: [ReadingError]) throws(CalendarObjectError) {
    if let fault = faults.first, !skipsBroken { throw .unreadable(fault) }
  }
}

extension ReadingError {
  /// Whether it may stand in an object that is uploaded.
  fileprivate var isHarmless: Bool {
    leniency.map { CalendarObject.leniency.contains($0) } ?? false
  }
}
