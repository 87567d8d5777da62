import Domain
import ICalendar

extension CalendarTask {
  /// The text of the task: `base` with the lines changed that say something else than the task, or
  /// `base` itself when none does; a whole text when there is no base.
  ///
  /// A component with a change gets LAST-MODIFIED, DTSTAMP and a SEQUENCE one higher. The same task,
  /// base and zones always give the same text.
  package func text(over base: [UInt8]?, in context: ObjectContext) -> [UInt8] {
    let limits = Limits(bytes: .max, lines: .max, depth: 64)
    guard let base,
      let object = try? CalendarObject(reading: base, allowing: .everything, limits: limits)
    else { return newText(in: context) }
    var writer = ObjectWriter(object, saying: self, context)
    writer.write()
    return writer.isChanged ? writer.stream.bytes : base
  }

  private func newText(in context: ObjectContext) -> [UInt8] {
    var item = Component("VTODO")
    item.change("UID") { $0.setText(uid) }
    item.setInstant("DTSTAMP", task.changed)
    item.setInstant("CREATED", task.created)
    item.setInstant("LAST-MODIFIED", task.changed)
    item.change("SEQUENCE") { $0.setInteger(max(0, task.revision - 1)) }
    item.change("SUMMARY") { $0.setText(task.title) }
    let calendar = Component("VCALENDAR", properties: .ofHibi, components: [item])
    let object = CalendarObject(uid: uid, stream: CalendarStream(calendar))
    var writer = ObjectWriter(object, saying: self, context)
    writer.write(stamping: false)
    return writer.stream.bytes
  }
}
