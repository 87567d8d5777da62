import Domain
import TaskCalendar
import Testing

@Suite struct CompletionTests {
  @Test(arguments: [
    ["STATUS:COMPLETED"], ["COMPLETED:20260301T101112Z"], ["PERCENT-COMPLETE:100"],
    ["status:completed", "COMPLETED:20260301T101112Z"],
    ["STATUS:COMPLETED", "COMPLETED:20260301T101112Z", "PERCENT-COMPLETE:100"],
  ])
  func `any part says that it is completed`(_ lines: [String]) throws {
    #expect(try fields(calendar([lines])).completed != nil)
  }

  @Test(arguments: [
    ["STATUS:IN-PROCESS", "PERCENT-COMPLETE:99"], ["STATUS:NEEDS-ACTION"], ["PERCENT-COMPLETE:0"],
    ["COMPLETED:"], ["PERCENT_COMPLETE:100"], [],
  ])
  func `nothing else does`(_ lines: [String]) throws {
    #expect(try fields(calendar([lines])).completed == nil)
  }

  @Test(arguments: [
    (["COMPLETED:20260301T101112Z", "LAST-MODIFIED:20260302T000000Z"], "2026-03-01T10:11:12Z"),
    (["COMPLETED:20260301T101112"], "2026-03-01T09:11:12Z"),
    (["COMPLETED;VALUE=DATE:20260301"], "2026-02-28T23:00:00Z"),
    (["COMPLETED:soon", "LAST-MODIFIED:20260302T000000Z"], "2026-03-02T00:00:00Z"),
    (["DTSTAMP:20260303T000000Z", "STATUS:COMPLETED"], "2026-03-03T00:00:00Z"),
    (["STATUS:COMPLETED"], "2026-11-30T12:00:00Z"),
  ])
  func `the time is that of COMPLETED, or of the last change`(
    _ lines: [String], _ time: String
  ) throws {
    #expect(try fields(calendar([lines])).completed == instant(time))
  }

  @Test func `completing writes all three`() throws {
    var upload = try Upload(calendar("PERCENT-COMPLETE:40", "STATUS:IN-PROCESS", "X-A:1"))

    upload.task.completed = instant("2026-04-01T10:11:12.345Z")

    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone == ["PERCENT-COMPLETE:40", "STATUS:IN-PROCESS"])
    let three = ["PERCENT-COMPLETE:100", "STATUS:COMPLETED", "COMPLETED:20260401T101112Z"]
    #expect(added == three + stamps)
  }

  @Test func `opening takes them away, and has a STATUS only if there was one`() throws {
    let lines = ["COMPLETED:20260301T101112Z", "PERCENT-COMPLETE:100"]
    var bare = try Upload(calendar([lines]))
    var full = try Upload(calendar([["STATUS:COMPLETED"] + lines]))

    bare.task.completed = nil
    full.task.completed = nil

    #expect(difference(bare.text, bare.written()).gone == lines)
    #expect(difference(bare.text, bare.written()).added == stamps)
    #expect(difference(full.text, full.written()).added == ["STATUS:NEEDS-ACTION"] + stamps)
  }

  @Test func `what was given up is cancelled, with its time`() throws {
    var upload = try Upload(calendar("SUMMARY:a"))

    upload.task.completed = instant("2026-04-01T10:11:12Z")
    upload.task.isCancelled = true

    let added = difference(upload.text, upload.written()).added
    #expect(added == ["STATUS:CANCELLED", "X-HIBI-CANCELLED:20260401T101112Z"] + stamps)
    let said = try fields(upload.written())
    #expect(said.isCancelled && said.completed == upload.task.completed)
  }

  @Test func `what is given up has no COMPLETED, which some programs take for done`() throws {
    for lines in [[], ["STATUS:COMPLETED", "COMPLETED:20260301T101112Z", "PERCENT-COMPLETE:100"]] {
      var upload = try Upload(calendar([lines]))

      upload.task.completed = changedLater
      upload.task.isCancelled = true

      let (gone, added) = difference(upload.text, upload.written())
      #expect(gone == lines && added == ["STATUS:CANCELLED"] + stamps)
      #expect(try fields(upload.written()).completed == changedLater)
    }
  }

  @Test(arguments: [
    (["COMPLETED:20260301T101112Z"], [], "2026-03-01T10:11:12Z"),
    (
      ["LAST-MODIFIED:20260302T000000Z"], ["X-HIBI-CANCELLED:20260302T000000Z"],
      "2026-03-02T00:00:00Z"
    ),
    (["X-HIBI-CANCELLED:20260301T101112Z"], [], "2026-03-01T10:11:12Z"),
  ])
  func `what was given up stays so, and at its time, when something else is changed`(
    _ lines: [String], _ added: [String], _ time: String
  ) throws {
    var upload = try Upload(calendar([["SUMMARY:a", "STATUS:CANCELLED"] + lines]))
    #expect(upload.task.isCancelled && upload.task.completed == instant(time))

    upload.task.title = "b"

    let written = upload.written()
    let expected = ["SUMMARY:b"] + added + stamps
    #expect(Set(difference(upload.text, written).added) == Set(expected))
    #expect(try fields(written).completed == instant(time))
    upload.task.completed = nil
    upload.task.isCancelled = false
    #expect(!upload.written().contains("CANCELLED"))
  }

  @Test func `a time that was read from the last change is kept when that is written anew`() throws
  {
    var upload = try Upload(calendar("STATUS:COMPLETED", "LAST-MODIFIED:20260302T000000Z"))

    upload.task.title = "x"

    let written = upload.written()
    #expect(difference(upload.text, written).added.contains("COMPLETED:20260302T000000Z"))
    #expect(try fields(written).completed == instant("2026-03-02T00:00:00Z"))
  }

  @Test func `completed and opened again is the text that was uploaded`() throws {
    var upload = try Upload(calendar("PERCENT-COMPLETE:40", "SEQUENCE:2"))

    upload.task.completed = changedLater
    #expect(upload.written() != upload.text)
    upload.task.completed = nil
    upload.task.revision = 3

    #expect(upload.written() == upload.text)
  }
}
