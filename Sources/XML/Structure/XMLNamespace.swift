/// What a name belongs to: an address that is compared, never fetched (Namespaces in XML 1.0 §2).
package struct XMLNamespace: Hashable, Sendable {
  package let uri: String

  package init(_ uri: String) {
    self.uri = uri
  }

  /// Of names that belong to nothing.
  package static var none: XMLNamespace { XMLNamespace("") }
  /// Of `xml:lang` and `xml:space`, whose prefix is bound without being declared.
  package static var xml: XMLNamespace { XMLNamespace("http://www.w3.org/XML/1998/namespace") }

  package static var dav: XMLNamespace { XMLNamespace("DAV:") }
  package static var calDAV: XMLNamespace { XMLNamespace("urn:ietf:params:xml:ns:caldav") }
  package static var calendarServer: XMLNamespace {
    XMLNamespace("http://calendarserver.org/ns/")
  }
  package static var appleICal: XMLNamespace { XMLNamespace("http://apple.com/ns/ical/") }

  /// Those that each document of ours declares at its root, and with what prefix.
  static let wellKnown: [(prefix: StaticString, namespace: XMLNamespace)] = [
    ("d", .dav), ("c", .calDAV), ("cs", .calendarServer), ("a", .appleICal),
  ]
}
