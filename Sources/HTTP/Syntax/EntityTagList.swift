/// What `If-Match` or `If-None-Match` lists (RFC 9110 §13.1).
package enum EntityTagList: Equatable, Sendable {
  /// `*`: whatever there is.
  case any
  case tags([EntityTag])

  /// Nil when the fields are malformed; RFC 9110 leaves it to the method what follows from that.
  package init?(parsing fields: [String], limit: Int = 100) {
    if fields.count == 1, ASCII.trimmed(fields[0]) == "*" {
      self = .any
      return
    }
    var tags: [EntityTag] = []
    for field in fields {
      guard let more = Self.tags(in: field, limit: limit - tags.count) else { return nil }
      tags += more
    }
    self = .tags(tags)
  }

  /// Whether a tag is listed: `strongly`, as `If-Match` asks, when both are strong and the same;
  /// else, as `If-None-Match` asks, when what stands between the marks is the same.
  package func contains(_ tag: EntityTag, strongly: Bool = false) -> Bool {
    switch self {
    case .any: true
    case .tags(let tags):
      tags.contains { listed in
        listed.opaque == tag.opaque && !(strongly && (listed.isWeak || tag.isWeak))
      }
    }
  }

  /// A tag may hold commas, so a field is not split at them.
  private static func tags(in field: String, limit: Int) -> [EntityTag]? {
    var tags: [EntityTag] = []
    var rest = field[...].utf8
    while true {
      rest = rest.drop { $0 == UInt8(ascii: ",") || $0 == 0x20 || $0 == 0x09 }
      guard !rest.isEmpty else { return tags }
      guard tags.count < limit, let open = rest.firstIndex(of: UInt8(ascii: "\"")),
        let close = rest[rest.index(after: open)...].firstIndex(of: UInt8(ascii: "\"")),
        let tag = EntityTag(parsing: Substring(rest[...close]))
      else { return nil }
      tags.append(tag)
      rest = rest[rest.index(after: close)...]
      if let next = rest.first, next != UInt8(ascii: ","), next != 0x20, next != 0x09 {
        return nil
      }
    }
  }
}
