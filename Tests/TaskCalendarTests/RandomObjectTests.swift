import Domain
import ICalendar
import TaskCalendar
import TestSupport
import Testing

/// Random texts and random changes of the fields that they say.
@Suite struct RandomObjectTests {
  @Test(arguments: 0..<300)
  func `says what the task says after any change, and nothing else is changed`(
    _ seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = RandomObject.text(&random)
    let untouched = try Upload(text)
    #expect(untouched.written() == text)

    var upload = untouched
    for _ in 0...Int.random(in: 0...2, using: &random) { RandomObject.change(&upload, &random) }
    let written = upload.written()
    let said = try fields(written)

    expectSame(said, upload, "\(text)\n\(written)")
    #expect(upload.written() == written, "the same each time")
    upload.task = untouched.task
    upload.occurrences = untouched.occurrences
    #expect(upload.written() == text, "taken back")
  }

  @Test(arguments: 0..<60)
  func `a task made in Hibi says all that it has`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var upload = try Upload(calendar("SUMMARY:x"))
    for _ in 0..<6 { RandomObject.change(&upload, &random) }

    let said = CalendarTask(
      upload.task, uid: "new", parent: .none, occurrences: upload.occurrences)
    let text = String(decoding: said.text(over: nil, in: vienna), as: UTF8.self)

    expectSame(try fields(text), upload, text)
    #expect(try CalendarStream(reading: Array(text.utf8)).faults.isEmpty)
  }

  private func expectSame(_ said: ObjectFields, _ upload: Upload, _ text: String) {
    let task = upload.task
    let comment = Comment(rawValue: text)
    #expect(said.title == task.title, comment)
    #expect(said.notes == task.notes, comment)
    #expect(said.priority == task.priority, comment)
    #expect(said.tags == task.tags, comment)
    #expect(said.estimate == task.estimate, comment)
    #expect(said.url == task.url, comment)
    #expect(Set(said.reminders) == Set(task.reminders), comment)
    #expect(said.completed?.seconds == task.completed?.seconds, comment)
    #expect(said.isCancelled == task.isCancelled, comment)
    #expect(said.due == task.due, comment)
    #expect(said.start == RandomObject.startInText(of: task), comment)
    #expect(said.repetition?.mode == task.repetition?.mode, comment)
    #expect(RandomObject.next(said) == RandomObject.next(task), comment)
  }
}
