package import HTTP
import XML

/// A `DAV:multistatus` while it is written (RFC 4918 §13), response by response.
///
/// Addresses are given as texts that are encoded already: ``Href/text``, or a collection's with
/// ``Href/encoded(_:)`` of a member's name, so that a long list encodes the collection's once.
package final class MultistatusWriter {
  private let xml: XMLWriter
  private let answer: PropertyAnswer

  /// A minimal answer leaves out the properties that weren't found; the capacity is how many bytes
  /// there is room for at first.
  package convenience init(isMinimal: Bool = false, capacity: Int = 16 << 10) {
    self.init(xml: XMLWriter(capacity: capacity), isMinimal: isMinimal)
    xml.beginDocument(.dav("multistatus"))
  }

  /// Responses by themselves, to stand in a property of a document that this class writes.
  package static func responses(_ body: (MultistatusWriter) -> Void) -> [UInt8] {
    let writer = MultistatusWriter(xml: XMLWriter(capacity: 1 << 10), isMinimal: false)
    body(writer)
    return writer.take()
  }

  private init(xml: XMLWriter, isMinimal: Bool) {
    self.xml = xml
    answer = PropertyAnswer(in: xml, leavesOutMissing: isMinimal)
  }

  /// A resource with its properties.
  package func response(_ href: String, _ properties: (PropertyAnswer) -> Void) {
    xml.raw("<d:response>")
    xml.href(href)
    properties(answer)
    answer.end()
    xml.raw("</d:response>")
  }

  /// A resource that has a status of its own and no properties, as one that is gone (RFC 6578 §3.5).
  package func response(
    _ href: String, _ status: Status, _ precondition: Precondition? = nil,
    _ description: String = ""
  ) {
    xml.raw("<d:response>")
    xml.href(href)
    xml.status(status)
    if let precondition {
      xml.element(.dav("error")) { xml.precondition(precondition) }
    }
    xml.responseDescription(description)
    xml.raw("</d:response>")
  }

  /// Says that the answer of a collection does not hold all that was asked (RFC 6578 §3.6, RFC 5323
  /// §5.17): what is left comes with the token that is given at the end.
  package func truncated(_ href: String) {
    response(href, .insufficientStorage, .numberOfMatchesWithinLimits)
  }

  /// How many bytes were written since the last ``take()``.
  package var count: Int { xml.count }

  /// What was written so far, to be sent before the rest.
  package func take() -> [UInt8] {
    xml.take()
  }

  /// Ends the answer and gives what was written since the last ``take()``.
  package func finish(syncToken: String? = nil) -> [UInt8] {
    if let syncToken { xml.element(.dav("sync-token"), text: syncToken) }
    xml.endDocument(.dav("multistatus"))
    return xml.take()
  }
}
