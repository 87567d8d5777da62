import XML

/// The `calendar-multiget` report (RFC 4791 §7.9).
package struct CalendarMultiget: Equatable, Sendable {
  /// One of the resources that are asked for.
  package struct Target: Equatable, Sendable {
    /// As it was sent.
    package let text: String
    /// Nil when it names nothing of ours; it is then answered by 404 with the text as it was sent.
    package let reference: Reference?
  }

  package let selection: PropertySelection
  package let calendarData: CalendarDataRequest?
  package let targets: [Target]

  init(_ root: XMLElement) throws(DAVError) {
    selection = try ReportParts.selection(in: root)
    calendarData = try CalendarDataRequest(in: root)
    targets = root.elements.filter { $0.name == .dav("href") }.map { element in
      let text = trimmed(element.text)
      return Target(text: String(text), reference: try? Reference(parsing: text))
    }
    guard !targets.isEmpty else { throw .badRequest("No href is asked for", line: root.line) }
  }
}
