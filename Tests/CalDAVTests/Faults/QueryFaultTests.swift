import DAV
import Testing

/// What went wrong in other servers when a program asked for some of the tasks.
@Suite struct QueryFaultTests {
  // https://github.com/sabre-io/dav/issues/1002
  @Test func `a repeating task with DUE alone is found by its first time only`() async throws {
    let stage = try await DAVStage()
    try await stage.put("r", "SUMMARY:r", "DUE:20280102T110000Z", "RRULE:FREQ=DAILY;COUNT=5")

    let later = try await stage.query(Self.range("20280105T000000Z", "20280106T000000Z"))
    let after = try await stage.query(Self.range("20280109T000000Z", "20280110T000000Z"))

    #expect(later == ["r.ics"])
    #expect(after == [])
  }

  // https://github.com/Kozea/Radicale/issues/1760
  @Test func `a range of a property is not looked at`() async throws {
    let stage = try await DAVStage()
    for (name, day) in [("a", "20260410"), ("b", "20260413"), ("c", "20260420")] {
      try await stage.put(name, "STATUS:COMPLETED", "COMPLETED:\(day)T101112Z")
    }

    let found = try await stage.query(
      """
      <c:prop-filter name="COMPLETED">\(Self.range("20260412T000000Z", "20260414T000000Z"))\
      </c:prop-filter>
      """)

    #expect(found == ["b.ics"])
  }

  // https://github.com/Kozea/Radicale/pull/2193
  @Test func `when it was made and completed counts before when it is planned`() async throws {
    let stage = try await DAVStage()
    try await stage.put(
      "x", "DTSTART:20260901T180000Z", "DUE:20260903T180000Z", "CREATED:20260901T170000Z",
      "COMPLETED:20260901T173000Z", "STATUS:COMPLETED")

    let found = try await stage.query(Self.range("20260902T000000Z", "20260903T000000Z"))

    #expect(found == ["x.ics"])
  }

  // https://github.com/jelmer/xandikos/issues/624
  @Test func `a range with both ends finds tasks outside it`() async throws {
    let stage = try await DAVStage()
    try await stage.put("m", "DTSTART;VALUE=DATE:20000315", "DUE;VALUE=DATE:20000316")
    try await stage.put("j", "DTSTART:20000109T100000Z", "DUE:20000109T110000Z")
    try await stage.put(
      "w", "DTSTART:20000301T100000Z", "DUE:20000301T110000Z", "RRULE:FREQ=WEEKLY;COUNT=3")

    let found = try await stage.query(Self.range("20000109T000000Z", "20000110T000000Z"))

    #expect(found == ["j.ics"])
  }

  // https://github.com/nextcloud/tasks/issues/1102
  @Test func `a category in the third line is not found`() async throws {
    let stage = try await DAVStage()
    try await stage.put(
      "a", "CATEGORIES:red", "CATEGORIES:blue", "CATEGORIES:green,work\\,play")

    for (text, names) in [("green", ["a.ics"]), ("work,play", ["a.ics"]), ("yellow", [])] {
      let found = try await stage.query(
        """
        <c:prop-filter name="CATEGORIES"><c:text-match>\(text)</c:text-match></c:prop-filter>
        """)
      #expect(found == names)
    }
  }

  @Test func `Nextcloud Tasks finds nothing by a name in small letters`() async throws {
    let stage = try await DAVStage()
    try await stage.put("done", "STATUS:COMPLETED", "COMPLETED:20260413T101112Z")
    try await stage.put("open", "SUMMARY:open", "RELATED-TO:parent-1")

    let open = try await stage.query(
      """
      <c:prop-filter name="completed"><c:is-not-defined/></c:prop-filter>
      """)
    let parts = try await stage.query(
      """
      <c:prop-filter name="related-to"><c:text-match>parent-1</c:text-match></c:prop-filter>
      """)

    #expect(open == ["open.ics"])
    #expect(parts == ["open.ics"])
  }

  private static func range(_ start: String, _ end: String) -> String {
    #"<c:time-range start="\#(start)" end="\#(end)"/>"#
  }
}
