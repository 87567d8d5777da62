/// What a name belongs to: an address that is compared, never fetched (Namespaces in XML 1.0 §2).
package struct XMLNamespace: Hashable, Sendable {
  /// Those that each document of ours declares at its root.
  enum WellKnown: UInt8, CaseIterable {
    case dav
    case calDAV
    case calendarServer
    case appleICal
  }

  package let uri: String
  /// Kept beside the address, so that a name is written without comparing addresses.
  let wellKnown: WellKnown?

  package init(_ uri: String) {
    self.init(uri, WellKnown.allCases.first { $0.namespace.uri == uri })
  }

  private init(_ uri: String, _ wellKnown: WellKnown?) {
    self.uri = uri
    self.wellKnown = wellKnown
  }

  /// Of names that belong to nothing.
  package static var none: XMLNamespace { XMLNamespace("", nil) }
  /// Of `xml:lang` and `xml:space`, whose prefix is bound without being declared.
  package static var xml: XMLNamespace {
    XMLNamespace("http://www.w3.org/XML/1998/namespace", nil)
  }

  package static var dav: XMLNamespace { XMLNamespace("DAV:", .dav) }
  package static var calDAV: XMLNamespace {
    XMLNamespace("urn:ietf:params:xml:ns:caldav", .calDAV)
  }
  package static var calendarServer: XMLNamespace {
    XMLNamespace("http://calendarserver.org/ns/", .calendarServer)
  }
  package static var appleICal: XMLNamespace {
    XMLNamespace("http://apple.com/ns/ical/", .appleICal)
  }
}

extension XMLNamespace.WellKnown {
  var namespace: XMLNamespace {
    switch self {
    case .dav: .dav
    case .calDAV: .calDAV
    case .calendarServer: .calendarServer
    case .appleICal: .appleICal
    }
  }

  var prefix: StaticString {
    switch self {
    case .dav: "d"
    case .calDAV: "c"
    case .calendarServer: "cs"
    case .appleICal: "a"
    }
  }

  var prefixAndColon: StaticString {
    switch self {
    case .dav: "d:"
    case .calDAV: "c:"
    case .calendarServer: "cs:"
    case .appleICal: "a:"
    }
  }
}

extension XMLNamespace {
  package static func == (one: XMLNamespace, other: XMLNamespace) -> Bool {
    one.wellKnown == other.wellKnown && (one.wellKnown != nil || one.uri == other.uri)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(uri)
  }
}
