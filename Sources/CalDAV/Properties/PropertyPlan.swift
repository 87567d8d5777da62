import DAV
import Domain
import XML

/// The properties that a request asks for, looked up once for all resources of its answer.
struct PropertyPlan: Sendable {
  enum Kind: Sendable {
    case named([(name: XMLName, live: LiveProperty?)])
    case names
    case all([(name: XMLName, live: LiveProperty?)])
  }

  let kind: Kind
  /// What of calendar data is wanted; nil for all.
  let data: CalendarDataRequest?

  init(_ selection: PropertySelection, data: CalendarDataRequest? = nil) {
    self.data = data
    switch selection {
    case .named(let names): kind = .named(Self.lookUp(names))
    case .names: kind = .names
    case .all(let including): kind = .all(Self.lookUp(including))
    }
  }

  private static func lookUp(_ names: [XMLName]) -> [(name: XMLName, live: LiveProperty?)] {
    names.map { ($0, LiveProperty.byName[$0]) }
  }

  /// Whether objects have to be read to answer, more than their names and tags.
  var needsObjects: Bool {
    switch kind {
    case .named(let properties): properties.contains { $0.live?.needsObject ?? false }
    case .names: false
    case .all: true
    }
  }

  /// Whether something is asked for that the text of an object doesn't tell.
  var needsTasks: Bool {
    switch kind {
    case .named(let properties): properties.contains { $0.live?.needsTask ?? false }
    case .names: false
    case .all: true
    }
  }

  /// Whether properties are asked for that programs set.
  var asksForKept: Bool {
    switch kind {
    case .named(let properties): properties.contains { $0.live == nil || $0.live == .displayName }
    case .names, .all: true
    }
  }

  /// Whether a property is asked for whose value costs a look-up of its own.
  func asks(for live: LiveProperty) -> Bool {
    switch kind {
    case .named(let properties): properties.contains { $0.live == live }
    case .names: true
    case .all(let included): live.isAmongAll || included.contains { $0.live == live }
    }
  }

  /// Writes what a resource has of them.
  func answer(_ answer: PropertyAnswer, of resource: some PropertySource) {
    switch kind {
    case .named(let properties): named(properties, answer, of: resource)
    case .names:
      for live in LiveProperty.allCases where resource.value(of: live) != nil {
        answer.found(live.name)
      }
      for property in resource.kept {
        answer.found(XMLName(XMLNamespace(property.namespace), property.name))
      }
    case .all(let included):
      for live in LiveProperty.allCases where live.isAmongAll {
        if let value = resource.value(of: live) { answer.found(live.name, value) }
      }
      for property in resource.kept {
        if let value = property.value { answer.found(stored: value) }
      }
      named(included.filter { !($0.live?.isAmongAll ?? false) }, answer, of: resource)
    }
  }

  private func named(
    _ properties: [(name: XMLName, live: LiveProperty?)], _ answer: PropertyAnswer,
    of resource: some PropertySource
  ) {
    for (name, live) in properties {
      if let value = live.flatMap({ resource.value(of: $0) }) {
        answer.found(name, value)
      } else if let value = resource.keptValue(of: name) {
        answer.found(stored: value)
      } else {
        answer.missing(name)
      }
    }
  }
}
