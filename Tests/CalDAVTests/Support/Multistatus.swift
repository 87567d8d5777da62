import DAV
import HTTP
import XML

/// An answer of several statuses, as a program reads it.
struct Multistatus {
  struct Response: Equatable {
    let href: String
    /// Of the whole resource, if it has one.
    let status: String?
    /// By status, the properties that have it.
    let properties: [String: [XMLElement]]

    func property(_ name: XMLName) -> XMLElement? {
      properties["200"]?.first { $0.name == name }
    }
  }

  let responses: [Response]
  let token: String?

  init(_ response: HTTP.Response) throws {
    let root = try XMLElement(reading: response.bytes)
    token = root.first(.dav("sync-token"))?.text
    responses = root.elements.filter { $0.name == .dav("response") }.map { element in
      var properties: [String: [XMLElement]] = [:]
      for group in element.elements where group.name == .dav("propstat") {
        let status = Self.code(group.first(.dav("status"))) ?? ""
        properties[status, default: []] +=
          group.first(.dav("prop")).map { Array($0.elements) } ?? []
      }
      return Response(
        href: element.first(.dav("href"))?.text ?? "",
        status: Self.code(element.first(.dav("status"))), properties: properties)
    }
  }

  subscript(_ href: String) -> Response? { responses.first { $0.href == href } }

  private static func code(_ status: XMLElement?) -> String? {
    status.map { String($0.text.split(separator: " ").dropFirst().first ?? "") }
  }
}
