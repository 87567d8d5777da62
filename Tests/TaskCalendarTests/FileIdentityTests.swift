import Domain
import TaskCalendar
import TestSupport
import Testing

/// Tasks of a file that have no UID, as calcurse writes them.
@Suite struct FileIdentityTests {
  @Test func `a task without a UID gets one, and is otherwise as it came`() throws {
    let object = try #require(try read(task("PRIORITY:0", "SUMMARY:Milk")).objects.first)

    #expect(object.fields.title == "Milk" && !object.uid.isEmpty)
    let text = String(decoding: object.bytes, as: UTF8.self)
    #expect(text.contains("UID:\(object.uid)\r\n"))
    #expect(text.contains("PRIORITY:0\nSUMMARY:Milk\n"))
    #expect(try CalendarObject(reading: object.bytes).uid == object.uid)
  }

  @Test(arguments: [
    task("SUMMARY:Milk and eggs"), task("SUMMARY:Milk and\n  eggs"),
    task("UID: ", "SUMMARY:Milk and eggs"),
    task("DTSTAMP:20260101T000000Z", "SUMMARY:Milk and eggs"),
    task("SUMMARY:Milk and eggs").replacing("\n", with: "\r\n"),
    task("X-HIBI-LIST:Home", "SUMMARY:Milk and eggs"),
  ])
  func `the same task is known again`(_ text: String) throws {
    let known = try read(task("SUMMARY:Milk and eggs")).objects.map(\.uid)

    #expect(try read(text).objects.map(\.uid) == known)
  }

  @Test func `two that say the same are two tasks, and the same two each time`() throws {
    let text = task("SUMMARY:Milk") + task("SUMMARY:Milk") + task("SUMMARY:Eggs")

    let file = try read(text)

    #expect(file.objects.map(\.fields.title) == ["Milk", "Milk", "Eggs"])
    #expect(Set(file.objects.map(\.uid)).count == 3 && file.duplicates == 0)
    #expect(try read(text).objects == file.objects)
  }

  @Test func `two calendars that have the same task are one that was exported twice`() throws {
    let calendar = "BEGIN:VCALENDAR\n\(task("SUMMARY:Milk"))END:VCALENDAR\n"

    let file = try CalendarFile(reading: Array((calendar + calendar).utf8), in: vienna)

    #expect(file.objects.count == 1 && file.duplicates == 1)
  }

  private func read(_ tasks: String) throws -> CalendarFile {
    try CalendarFile(
      reading: Array("BEGIN:VCALENDAR\n\(tasks)END:VCALENDAR\n".utf8), in: vienna)
  }
}

private func task(_ lines: String...) -> String {
  (["BEGIN:VTODO"] + lines + ["END:VTODO", ""]).joined(separator: "\n")
}
