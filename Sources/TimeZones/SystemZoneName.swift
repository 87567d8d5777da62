package import Domain

/// The zone that the machine is set to: by `$TZ`, by `/etc/localtime` or by `/etc/timezone`; UTC when
/// none of them names a zone that `zones` knows.
package func systemZoneName(zones: some ZoneRules) -> ZoneName {
  systemZoneName(variable: environment("TZ"), configuration: "/etc", zones: zones)
}

func systemZoneName(
  variable: String?, configuration: String, zones: some ZoneRules
) -> ZoneName {
  let candidates: [String?]
  if let variable {
    // POSIX lets an implementation's own names begin with a colon.
    candidates = [variable.hasPrefix(":") ? String(variable.dropFirst()) : variable]
  } else {
    candidates = [
      target(ofLink: "\(configuration)/localtime"),
      contents(of: "\(configuration)/timezone").flatMap(firstLine),
    ]
  }
  for candidate in candidates.compactMap(\.self) {
    let name = ZoneName(nameInDatabase(of: candidate))
    if zones.knows(name) { return name }
  }
  return .utc
}

/// What follows the folder of the database in a path; a text without that folder is a name itself.
private func nameInDatabase(of path: String) -> String {
  let parts = path.split(separator: "/", omittingEmptySubsequences: false)
  guard let folder = parts.lastIndex(of: "zoneinfo") else { return path }
  let name = parts[(folder + 1)...]
  // The same zones again, in folders of their own.
  return name.drop { $0 == "posix" || $0 == "right" }.joined(separator: "/")
}

private func firstLine(of bytes: [UInt8]) -> String? {
  String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).first.map(
    String.init)
}
