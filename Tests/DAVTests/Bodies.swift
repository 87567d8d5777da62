import DAV
import XML

/// Elements of the four namespaces, as clients write them: `D`, `C`, `CS` and `A`.
func body(_ root: String, _ content: String, attributes: String = "") -> [UInt8] {
  let declarations =
    "xmlns:D='DAV:' xmlns:C='urn:ietf:params:xml:ns:caldav' "
    + "xmlns:CS='http://calendarserver.org/ns/' xmlns:A='http://apple.com/ns/ical/'"
  return Array("<\(root) \(declarations) \(attributes)>\(content)</\(root)>".utf8)
}
