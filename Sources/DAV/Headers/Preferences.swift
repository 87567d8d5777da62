/// What a client would like of an answer (RFC 7240, RFC 8144).
package struct Preferences: Equatable, Sendable {
  /// How much of what was done an answer shows (RFC 7240 §4.2).
  package enum Return: String, Sendable {
    /// Without what wasn't found (RFC 8144 §2.1).
    case minimal
    /// With the new state of what was changed.
    case representation
  }

  package let returning: Return?
  /// Leave the collection itself out of a list of what is in it (RFC 8144 §4, `depth-noroot`).
  package let omitsRoot: Bool

  /// The `Prefer` fields, and Microsoft's `Brief: t`, which Apple's programs send beside it.
  package init(prefer fields: [String], brief: String? = nil) {
    var returning: Return?
    var omitsRoot = false
    for field in fields {
      for preference in field.split(separator: ",") {
        let token = trimmed(preference.prefix { $0 != ";" })
        let parts = token.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = trimmed(parts.first ?? "").lowercased()
        let value = parts.count > 1 ? trimmed(parts[1]).filter { $0 != "\"" }.lowercased() : ""
        // The first of a name is what counts (RFC 7240 §2).
        if name == "return", returning == nil { returning = Return(rawValue: value) }
        if name == "depth-noroot" { omitsRoot = true }
      }
    }
    if returning == nil, let brief, trimmed(brief).lowercased() == "t" { returning = .minimal }
    self.returning = returning
    self.omitsRoot = omitsRoot
  }

  package var isMinimal: Bool { returning == .minimal }

  /// What `Preference-Applied` says once they are fulfilled (RFC 7240 §3).
  package func applied(returning isReturnApplied: Bool, root isRootApplied: Bool = false)
    -> String?
  {
    var applied: [String] = []
    if isReturnApplied, let returning { applied.append("return=\(returning.rawValue)") }
    if isRootApplied, omitsRoot { applied.append("depth-noroot") }
    return applied.isEmpty ? nil : applied.joined(separator: ", ")
  }
}
