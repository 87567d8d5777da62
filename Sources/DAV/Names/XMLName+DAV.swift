package import XML

extension XMLName {
  /// `DAV:` (RFC 4918).
  package static func dav(_ localName: String) -> XMLName { XMLName(.dav, localName) }

  /// `urn:ietf:params:xml:ns:caldav` (RFC 4791).
  package static func calDAV(_ localName: String) -> XMLName { XMLName(.calDAV, localName) }

  /// `http://calendarserver.org/ns/`, of Apple's extensions.
  package static func calendarServer(_ localName: String) -> XMLName {
    XMLName(.calendarServer, localName)
  }

  /// `http://apple.com/ns/ical/`, of what Apple's programs keep beside a calendar.
  package static func appleICal(_ localName: String) -> XMLName { XMLName(.appleICal, localName) }
}
