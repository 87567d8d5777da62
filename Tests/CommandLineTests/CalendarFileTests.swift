import Domain
import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// Tasks to and from files of calendars.
@Suite struct CalendarFileTests {
  let hibi = Sitting()
  private let folder = TemporaryFolder()

  static let moving = """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Other//EN
    X-WR-CALNAME:Errands
    BEGIN:VTODO
    UID:part
    SUMMARY:Buy paint
    RELATED-TO:whole
    END:VTODO
    BEGIN:VEVENT
    UID:event
    END:VEVENT
    BEGIN:VTODO
    UID:whole
    SUMMARY:Paint the fence
    DUE;TZID=Asia/Seoul:20261201T090000
    X-UNKNOWN;X-P="1,2":kept
    END:VTODO
    BEGIN:VTODO
    UID:daily
    SUMMARY:Water
    DUE;VALUE=DATE:20261130
    RRULE:FREQ=DAILY
    LAST-MODIFIED:20261101T000000Z
    END:VTODO
    END:VCALENDAR
    """

  @Test func `reads a file as one step, and says what became of it`() async throws {
    let outcome = await hibi("import", "-", typing: Self.moving)

    #expect(outcome.output == "Tasks: 3 added. Left out: 1 VEVENT\n")
    #expect(outcome.errors == "")
    #expect(try await hibi.titles() == ["Buy paint", "Paint the fence", "Water"])
    #expect(try await hibi.task(1).parent == .init(2))
    #expect(await hibi("lists").output.contains("Errands"))
    #expect(await hibi("undo").output == "Undone: 3 tasks imported\n")
    #expect(try await hibi.titles() == [])
    #expect(await !hibi("lists").output.contains("Errands"))
    #expect(await hibi("redo").output == "Redone: 3 tasks imported\n")
  }

  @Test func `what is exported and read elsewhere is exported the same`() async throws {
    await hibi("import", "-", typing: Self.moving)
    await hibi("add", "made here", "--due", "tomorrow 9:00", "--tag", "home", "--notes", "a,b;c")
    await hibi("add", "part of it", "--parent", "4")
    await hibi("done", "3")
    await hibi("lists", "add", "Garden")
    await hibi("add", "--list", "Garden", "100% \\n, \"é\" 植える")
    let exported = await hibi("export", "--ics")
    let other = Sitting()

    let outcome = await other("import", "-", typing: exported.output)

    #expect(outcome.output == "Tasks: 6 added\n")
    #expect(await other("export", "--ics").output == exported.output)
    #expect(exported.output.contains("X-UNKNOWN;X-P=\"1,2\":kept\n"))
    #expect(await other("lists").output.contains("Garden"))
    #expect(
      await other("import", "-", typing: exported.output).output == "Tasks: 6 unchanged\n")
    #expect(
      await hibi("import", "-", typing: exported.output).output == "Tasks: 6 unchanged\n")
  }

  @Test func `reading a file again updates by UID what the file changed`() async throws {
    await hibi("import", "-", typing: Self.moving)
    await hibi("edit", "1", "--title", "Buy red paint")
    let changed = Self.moving.replacingOccurrences(of: "Paint the fence", with: "Paint the gate")

    let outcome = await hibi("import", "-", typing: changed)

    #expect(outcome.output == "Tasks: 1 updated, 2 unchanged. Left out: 1 VEVENT\n")
    #expect(try await hibi.titles() == ["Buy red paint", "Paint the gate", "Water"])
    #expect(await hibi("undo").output == "Undone: “Paint the fence” imported\n")
    #expect(try await hibi.titles() == ["Buy red paint", "Paint the fence", "Water"])
  }

  /// A device pushed its old state over newer data.
  @Test func `keeps what is newer here`() async throws {
    await hibi("import", "-", typing: Self.moving)
    await hibi("edit", "3", "--title", "Water twice")
    let stale = Self.moving.replacingOccurrences(of: "SUMMARY:Water", with: "SUMMARY:Water it")

    let outcome = await hibi("import", "-", typing: stale)

    #expect(outcome.output.hasPrefix("Tasks: 2 unchanged, 1 newer here and kept."))
    #expect(try await hibi.task(3).title == "Water twice")
  }

  @Test func `the same id twice, then re-import after deletion`() async throws {
    let task = "BEGIN:VTODO\nUID:a\nDESCRIPTION:one\nEND:VTODO\n"
    let file =
      "BEGIN:VCALENDAR\n\(task)\(task.replacingOccurrences(of: "one", with: "two"))END:VCALENDAR\n"

    #expect(
      await hibi("import", "-", typing: file).output
        == "Tasks: 1 added. Left out: 1 older task of the same UID\n")
    await hibi("delete", "1")
    #expect(
      await hibi("import", "-", typing: file).output
        == "Tasks: 1 taken out of the trash. Left out: 1 older task of the same UID\n")
    #expect(try await hibi.titles() == ["…"])
    #expect(try await hibi.task(1).notes == "two")
  }

  @Test func `one tick does not end the series`() async throws {
    await hibi("import", "-", typing: Self.moving)

    await hibi("done", "3")

    let text = await hibi("export", "--ics").output
    #expect(text.contains("RRULE:FREQ=DAILY\n"))
    #expect(text.contains("DUE;VALUE=DATE:20261201\r\n"))
  }

  @Test func `stores nothing when a line can't be read, and says which`() async throws {
    let broken = Self.moving.replacingOccurrences(of: "UID:daily", with: "UID:da\n il\n y\nDUE")

    let outcome = await hibi("import", "-", typing: broken)

    #expect(outcome.status == .failed)
    #expect(outcome.errors == "hibi: Line 23: This is no line of iCalendar\n")
    #expect(try await hibi.titles() == [])
    let rest = await hibi("import", "--skip-broken", "-", typing: broken)
    #expect(rest.status == .done)
    #expect(rest.errors == "Line 23: This is no line of iCalendar\n")
    #expect(rest.output == "Tasks: 2 added. Left out: 1 VEVENT, 1 broken task\n")
  }

  @Test(arguments: [
    (
      "C",
      "hibi: Line 6, UID: The task says nothing, and has no UID by which it could be known again\n"
    ),
    ("ja_JP.UTF-8", "hibi: 6行目の UID: タスクに内容がなく、識別するUIDもありません\n"),
    ("ko_KR.UTF-8", "hibi: 6번째 줄의 UID: 할 일에 내용이 없고 식별할 UID도 없습니다\n"),
  ])
  func `names line and property in each language`(language: String, errors: String) async throws {
    hibi.environment["LANG"] = language
    let empty = Self.moving.replacingOccurrences(
      of: "UID:part\n", with: "UID:\nEND:VTODO\nBEGIN:VTODO\nUID:part\n")

    let outcome = await hibi("import", "-", typing: empty)

    #expect(outcome.errors == errors)
  }

  @Test func `reads tasks that have no UID, and again changes nothing`() async throws {
    let nameless = Self.moving.replacingOccurrences(of: "UID:daily\n", with: "")

    let first = await hibi("import", "-", typing: nameless)
    await hibi("edit", "3", "--title", "Water the plants")
    let again = await hibi("import", "-", typing: nameless)

    #expect(first.output == "Tasks: 3 added. Left out: 1 VEVENT\n")
    #expect(again.output == "Tasks: 3 unchanged. Left out: 1 VEVENT\n")
    #expect(try await hibi.titles() == ["Buy paint", "Paint the fence", "Water the plants"])
  }

  @Test func `puts all into the list that is named`() async throws {
    await hibi("lists", "add", "Mine")

    await hibi("import", "--list", "Mine", "-", typing: Self.moving)

    #expect(await !hibi("lists").output.contains("Errands"))
    #expect(await hibi("list", "--list", "Mine").lines.count == 3)
    #expect(await hibi("import", "--list", "No", "-", typing: Self.moving).status == .failed)
  }

  @Test func `exports one list under its name`() async throws {
    await hibi("import", "-", typing: Self.moving)
    await hibi("add", "elsewhere")

    let text = await hibi("export", "--ics", "--list", "Errands").output

    #expect(text.contains("X-WR-CALNAME:Errands\r\n"))
    #expect(!text.contains("elsewhere") && !text.contains("X-HIBI-LIST"))
    let other = Sitting()
    #expect(await other("import", "-", typing: text).output == "Tasks: 3 added\n")
    #expect(await other("lists").output.contains("Errands"))
  }

  @Test func `parts lists of one title`() async throws {
    await hibi("lists", "add", "Twin")
    await hibi("lists", "add", "Twin")
    await hibi("add", "--list", "2", "a")
    await hibi("add", "--list", "3", "b")
    let text = await hibi("export", "--ics").output
    let other = Sitting()

    await other("import", "-", typing: text)

    let lists = await other("lists").output
    #expect(lists.contains("Twin ") && lists.contains("Twin (2)"))
  }

  @Test func `writes a file whole, and counts what is in it`() async throws {
    await hibi("import", "-", typing: Self.moving)
    let path = folder.file("tasks.ics")

    let outcome = await hibi("export", "--ics", path)

    #expect(outcome.output == "3 tasks of 2 lists written\n")
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(await hibi("export", "--ics").output == written)
    #expect(await hibi("import", path).output == "Tasks: 3 unchanged\n")
    let failed = await hibi("export", "--ics", "--list", "No", path)
    #expect(failed.status == .failed)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["tasks.ics"])
    let nowhere = await hibi("export", "--ics", folder.file("none/tasks.ics"))
    #expect(nowhere.errors.hasSuffix("can't be written: No such file or directory\n"))
    #expect(await hibi("import", folder.file("none")).errors.contains("can't be read"))
  }

  @Test func `says counts as data`() async throws {
    let path = folder.file("tasks.ics")

    let read = await hibi("import", "--json", "-", typing: Self.moving).output
    let written = await hibi("export", "--ics", "--json", path).output

    #expect(
      read == """
        {"change":2,"message":"Tasks: 3 added. Left out: 1 VEVENT","added":3,"updated":0,\
        "restored":0,"unchanged":0,"kept":0,"duplicates":0,"skipped":{"VEVENT":1},"broken":[]}

        """)
    #expect(
      written == """
        {"message":"3 tasks of 2 lists written","tasks":3,"lists":2}

        """)
    #expect(await hibi("export", "--ics", "--json").status == .misused)
    #expect(await hibi("export").status == .misused)
  }
}
