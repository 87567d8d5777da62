import Domain
import Foundation
import ICalendar
import TaskCalendar
import TestSupport
import Testing
import TimeZones

extension CalendarFixture {
  func text() throws -> String { String(decoding: try bytes(), as: UTF8.self) }
}

/// What the tests read and write with: a person in Vienna.
let vienna = ObjectContext(
  zones: SystemZones(), zone: ZoneName("Europe/Vienna"), received: instant("2026-11-30T12:00:00Z"),
  untitled: "Untitled")

func instant(_ text: String) -> Instant {
  Instant(utc: text) ?? Instant(milliseconds: 0)
}

/// A date as ``TaskDate/text`` gives it.
func date(_ text: String) -> TaskDate? { TaskDate(text: text) }

/// A calendar with these lines in its one task.
func calendar(_ lines: String...) -> String { calendar([lines]) }

/// A calendar with tasks of these lines and one UID.
func calendar(_ tasks: [[String]]) -> String {
  let parts = tasks.flatMap { ["BEGIN:VTODO", "UID:u1"] + $0 + ["END:VTODO"] }
  return
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN"] + parts + ["END:VCALENDAR", ""])
    .joined(separator: "\r\n")
}

func fields(
  _ text: String, _ context: ObjectContext = vienna
) throws -> ObjectFields {
  try CalendarObject(reading: Array(text.utf8)).fields(in: context)
}

/// What a store keeps of an uploaded text: the task, and the times of it that are done.
struct Upload {
  var text: String
  var task: TaskItem
  var occurrences: [TaskItem]
  let uid: String
  var parent = CalendarTask.Parent.asWritten

  init(_ text: String, _ context: ObjectContext = vienna) throws {
    let object = try CalendarObject(reading: Array(text.utf8))
    self.init(text, uid: object.uid, object.fields(in: context))
  }

  init(_ text: String, uid: String, _ fields: ObjectFields) {
    self.text = text
    self.uid = uid
    task = TaskItem(
      id: .init(1), list: .init(1), title: fields.title, notes: fields.notes,
      priority: fields.priority, start: fields.start, due: fields.due,
      repetition: fields.repetition, tags: fields.tags, estimate: fields.estimate, url: fields.url,
      reminders: fields.reminders, completed: fields.completed, isCancelled: fields.isCancelled,
      position: .first, created: fields.created ?? vienna.received, changed: changedLater)
    occurrences = fields.occurrences.enumerated().map { index, time in
      TaskItem(
        id: .init(index + 2), list: .init(1), title: time.title, start: time.start, due: time.due,
        completed: time.completed, isCancelled: time.isCancelled, occurrenceOf: .init(1),
        position: .first, created: vienna.received, changed: vienna.received)
    }
  }

  /// The text of the task as it is by now.
  func written(_ context: ObjectContext = vienna) -> String {
    let said = CalendarTask(task, uid: uid, parent: parent, occurrences: occurrences)
    return String(decoding: said.text(over: Array(text.utf8), in: context), as: UTF8.self)
  }

  /// Completes the task's present time at a moment, as Hibi does to what repeats.
  mutating func complete(at moment: String) throws {
    let person = Person(account: .init(1), language: .english, zone: vienna.zone)
    let day = Day(for: person, at: instant(moment), zones: vienna.zones)
    guard let next = task.moved(onFrom: day) else {
      task.completed = day.now
      return
    }
    occurrences.append(
      TaskItem(
        id: .init(occurrences.count + 2), list: .init(1), title: task.title, start: task.start,
        due: task.due, completed: day.now, occurrenceOf: task.id, position: .first,
        created: day.now, changed: day.now))
    task = next
    // What was done before its time is not to be done again.
    while occurrences.contains(where: { $0.due == task.due && $0.start == task.start }),
      let later = task.movedOn(on: day)
    {
      task = later
    }
  }
}

let changedLater = instant("2026-12-01T10:20:30Z")

/// The lines that are in one text and not in the other, folds undone: taken away, and added.
func difference(_ old: String, _ new: String) -> (gone: [String], added: [String]) {
  let difference = unfolded(new).difference(from: unfolded(old))
  var (gone, added): ([String], [String]) = ([], [])
  for change in difference {
    switch change {
    case .remove(_, let line, _): gone.append(line)
    case .insert(_, let line, _): added.append(line)
    }
  }
  return (gone.reversed(), added)
}

func unfolded(_ text: String) -> [String] {
  text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n ", with: "")
    .components(separatedBy: "\n")
}

/// What is added to a component that was changed, if it had no SEQUENCE.
let stamps = [
  "LAST-MODIFIED:20261201T102030Z", "DTSTAMP:20261201T102030Z", "SEQUENCE:1",
]
