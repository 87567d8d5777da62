import XML

/// The answer's body of MKCALENDAR (RFC 4791 §9.2) and of extended MKCOL (RFC 5689 §5.2), which
/// says what became of each property.
package enum CreationAnswer {
  package static func mkcalendar(_ properties: (PropertyAnswer) -> Void) -> [UInt8] {
    body(.calDAV("mkcalendar-response"), properties)
  }

  package static func mkcol(_ properties: (PropertyAnswer) -> Void) -> [UInt8] {
    body(.dav("mkcol-response"), properties)
  }

  private static func body(
    _ root: XMLName, _ properties: (PropertyAnswer) -> Void
  ) -> [UInt8] {
    let xml = XMLWriter()
    let answer = PropertyAnswer(in: xml, leavesOutMissing: false)
    xml.beginDocument(root)
    properties(answer)
    answer.end()
    xml.endDocument(root)
    return xml.take()
  }
}
