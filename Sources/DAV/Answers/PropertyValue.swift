package import HTTP
package import XML

/// What stands in a property's element.
package enum PropertyValue: Equatable, Sendable {
  case empty
  case text(String)
  /// Text that is kept as UTF-8, such as calendar data.
  case utf8([UInt8])
  case number(Int)
  case entityTag(EntityTag)
  /// A `DAV:href` element for each, as ``Href/text`` gives them.
  case hrefs([String])
  /// A response for each resource that the property names (RFC 3253 §3.8), from
  /// ``MultistatusWriter/responses(_:)``.
  case responses([UInt8])
  /// Elements with nothing in them, as a `resourcetype` has.
  case elements([XMLName])
  /// The components that a calendar takes, `VTODO` (RFC 4791 §5.2.3).
  case components([String])
  /// The reports that a resource answers (RFC 3253 §3.1.5).
  case reports([XMLName])
  /// What the one who asks may do (RFC 3744 §5.5).
  case privileges([XMLName])
  /// By what texts are compared (RFC 4791 §7.5.1).
  case collations([Collation])

  package static func href(_ href: Href) -> PropertyValue { .hrefs([href.text]) }

  func write(to xml: XMLWriter) {
    switch self {
    case .empty: break
    case .text(let text): xml.text(text)
    case .utf8(let bytes): xml.text(utf8: bytes)
    case .number(let number): xml.number(number)
    case .entityTag(let tag):
      xml.raw(tag.isWeak ? "W/\"" : "\"")
      xml.text(tag.opaque)
      xml.raw("\"")
    case .hrefs(let hrefs):
      for href in hrefs { xml.href(href) }
    case .responses(let bytes): xml.raw(bytes)
    case .elements(let names):
      for name in names { xml.element(name) }
    case .components(let names):
      for name in names { xml.element(.calDAV("comp"), ("name", name)) }
    case .reports(let names):
      for name in names {
        xml.element(.dav("supported-report")) {
          xml.element(.dav("report")) { xml.element(name) }
        }
      }
    case .privileges(let names):
      for name in names {
        xml.element(.dav("privilege")) { xml.element(name) }
      }
    case .collations(let collations):
      for collation in collations {
        xml.element(.calDAV("supported-collation"), text: collation.rawValue)
      }
    }
  }
}
