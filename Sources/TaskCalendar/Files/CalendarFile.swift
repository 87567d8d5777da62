/// Tasks from a text of calendars, as other programs export them.
///
/// There may be several VCALENDARs in a row. The single times of a repeating task may stand anywhere
/// in the calendar that has the task, and so may the time zones. METHOD, and whatever else is said of
/// a calendar, is no part of a task.
package struct CalendarFile: Sendable {
  /// In the order in which the file has them first; none has the UID of another one in its list.
  package internal(set) var objects: [FileObject] = []
  /// What is no task, by name, counted: VEVENT and the like.
  package internal(set) var others: [String: Int] = [:]
  /// Tasks that were left out, since another one of the same UID was changed later.
  package internal(set) var duplicates = 0
  /// Why tasks were left out that could not be read.
  package internal(set) var broken: [CalendarObjectError] = []

  /// Tasks that can't be read are left out, or else the first one is thrown; `progress` is told now and
  /// then how many tasks were read.
  package init(
    reading bytes: [UInt8], in context: ObjectContext, skippingBroken skipsBroken: Bool = false,
    keepingLists keepsLists: Bool = true, progress: (Int) -> Void = { _ in }
  ) throws(CalendarObjectError) {
    var reader = CalendarFileReader(
      in: context, skippingBroken: skipsBroken, keepingLists: keepsLists)
    try reader.read(bytes, progress: progress)
    self = reader.file
  }

  init() {}
}
