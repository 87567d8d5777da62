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
  /// Elements with nothing in them, as a `resourcetype` has.
  case elements([XMLName])

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
    case .elements(let names):
      for name in names { xml.element(name) }
    }
  }
}
