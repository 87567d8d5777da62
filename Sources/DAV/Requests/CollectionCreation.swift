import HTTP
package import XML

/// The body of MKCALENDAR (RFC 4791 §5.3.1) and of extended MKCOL (RFC 5689 §3).
package struct CollectionCreation: Equatable, Sendable {
  /// The properties that the collection is to have from the start, in their order.
  package let properties: [XMLElement]

  /// An empty body asks for nothing: a plain calendar, or a plain collection.
  package static let plain = CollectionCreation(properties: [])

  private init(properties: [XMLElement]) {
    self.properties = properties
  }

  package init(
    readingMkcalendar body: [UInt8], limits: XMLLimits = .request
  ) throws(DAVError) {
    guard !body.isEmpty else {
      self = .plain
      return
    }
    let root = try RequestBody.root(of: body, named: .calDAV("mkcalendar"), limits: limits)
    try self.init(root)
  }

  /// A body that MKCOL does not know gets 415 (RFC 4918 §9.3).
  package init(
    readingMkcol body: [UInt8], limits: XMLLimits = .request
  ) throws(DAVError) {
    guard !body.isEmpty else {
      self = .plain
      return
    }
    let root = try RequestBody.root(of: body, limits: limits)
    guard root.name == .dav("mkcol") else {
      throw DAVError(.unsupportedMediaType, "MKCOL does not know a body of \(root.name)")
    }
    try self.init(root)
  }

  private init(_ root: XMLElement) throws(DAVError) {
    var properties: [XMLElement] = []
    for instruction in root.elements {
      switch instruction.name {
      case .dav("set"):
        properties += PropertyUpdate.properties(in: instruction, of: root)
      case .dav("remove"):
        throw .badRequest("There is nothing to remove yet", line: instruction.line)
      default: continue
      }
    }
    self.properties = properties
  }

  /// What kinds of resource it is to be; nil when that is left to the method.
  package var resourceTypes: [XMLName]? {
    properties.last { $0.name == .dav("resourcetype") }.map { $0.elements.map(\.name) }
  }

  /// Of which components it is to be (RFC 4791 §5.2.3), in capitals; nil when that is left open.
  package var componentNames: [String]? {
    properties.last { $0.name == .calDAV("supported-calendar-component-set") }.map { set in
      set.elements.compactMap { $0[attribute: "name"]?.uppercased() }
    }
  }
}
