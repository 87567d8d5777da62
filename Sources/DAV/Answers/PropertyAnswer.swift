package import HTTP
package import XML

/// The properties of one resource while they are written, each group of them with its own status
/// (RFC 4918 §14.22, `propstat`).
///
/// What is found goes into the answer at once, so that nothing is kept of it; the rest follows.
package final class PropertyAnswer {
  private struct Refusal {
    let status: Status
    let precondition: Precondition?
    let description: String
    var names: [XMLName]
  }

  private let xml: XMLWriter
  private let leavesOutMissing: Bool
  private let missingOnes = XMLWriter(capacity: 1 << 10)
  private var refusals: [Refusal] = []
  private var hasFound = false

  init(in xml: XMLWriter, leavesOutMissing: Bool) {
    self.xml = xml
    self.leavesOutMissing = leavesOutMissing
  }

  /// A property with its value; with none, its name alone.
  package func found(_ name: XMLName, _ value: PropertyValue = .empty) {
    beginFound()
    if value == .empty { return xml.element(name) }
    xml.begin(name)
    value.write(to: xml)
    xml.end(name)
  }

  /// A property whose value the closure writes.
  package func found(_ name: XMLName, _ content: (XMLWriter) -> Void) {
    beginFound()
    xml.begin(name)
    content(xml)
    xml.end(name)
  }

  /// A property that was kept as an element (`XMLElement.bytes`), its name included.
  package func found(stored element: [UInt8]) {
    beginFound()
    xml.raw(element)
  }

  /// A property that the resource doesn't have; a minimal answer leaves it out (RFC 8144 §2.1).
  package func missing(_ name: XMLName) {
    if !leavesOutMissing { missingOnes.element(name) }
  }

  /// A property that is not shown, or not changed, and why.
  package func refused(
    _ name: XMLName, _ status: Status, _ precondition: Precondition? = nil,
    _ description: String = ""
  ) {
    let group = refusals.firstIndex {
      $0.status == status && $0.precondition == precondition && $0.description == description
    }
    if let group {
      refusals[group].names.append(name)
    } else {
      refusals.append(
        Refusal(
          status: status, precondition: precondition, description: description, names: [name]))
    }
  }

  /// Ends the last group, and makes ready for the next resource.
  ///
  /// There is always one, if need be of no properties (RFC 8144 §2.1).
  func end() {
    if hasFound {
      xml.raw("</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>")
    } else if missingOnes.count == 0, refusals.isEmpty {
      xml.raw("<d:propstat><d:prop/><d:status>HTTP/1.1 200 OK</d:status></d:propstat>")
    }
    if missingOnes.count > 0 {
      xml.raw("<d:propstat><d:prop>")
      xml.moveAll(from: missingOnes)
      xml.raw("</d:prop><d:status>HTTP/1.1 404 Not Found</d:status></d:propstat>")
    }
    for refusal in refusals { write(refusal) }
    hasFound = false
    if !refusals.isEmpty { refusals = [] }
  }

  private func beginFound() {
    guard !hasFound else { return }
    hasFound = true
    xml.raw("<d:propstat><d:prop>")
  }

  private func write(_ refusal: Refusal) {
    xml.element(.dav("propstat")) {
      xml.element(.dav("prop")) {
        for name in refusal.names { xml.element(name) }
      }
      xml.status(refusal.status)
      if let precondition = refusal.precondition {
        xml.element(.dav("error")) { xml.precondition(precondition) }
      }
      xml.responseDescription(refusal.description)
    }
  }
}
