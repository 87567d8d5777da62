import HTTP
package import XML

extension XMLWriter {
  /// A `DAV:href` with an address that is encoded already (see ``Href/text``).
  package func href(_ text: String) {
    raw("<d:href>")
    self.text(text)
    raw("</d:href>")
  }

  /// A `DAV:status` (RFC 4918 §14.28).
  func status(_ status: Status) {
    if status == .ok { return raw("<d:status>HTTP/1.1 200 OK</d:status>") }
    if status == .notFound { return raw("<d:status>HTTP/1.1 404 Not Found</d:status>") }
    raw("<d:status>")
    text(status.line)
    raw("</d:status>")
  }

  /// A `DAV:responsedescription` (RFC 4918 §14.25), unless there is nothing to say.
  func responseDescription(_ description: String) {
    if !description.isEmpty { element(.dav("responsedescription"), text: description) }
  }

  /// A precondition's element in a `DAV:error` (RFC 4918 §14.5), with what it speaks of.
  func precondition(
    _ precondition: Precondition, hrefs: [String] = [], privilege: XMLName? = nil
  ) {
    if hrefs.isEmpty { return element(precondition.name) }
    element(precondition.name) {
      for href in hrefs {
        guard let privilege else {
          self.href(href)
          continue
        }
        element(.dav("resource")) {
          self.href(href)
          element(.dav("privilege")) { element(privilege) }
        }
      }
    }
  }
}
