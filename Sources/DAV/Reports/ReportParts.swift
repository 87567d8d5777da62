import XML

/// What reports of all kinds have in common.
enum ReportParts {
  /// The properties that are asked for; none when the report says nothing of them.
  static func selection(in report: XMLElement) throws(DAVError) -> PropertySelection {
    try PropertySelection(in: report) ?? .named([])
  }

  /// The most responses that are wanted (RFC 5323 §5.17, RFC 6578 §3.7); nil for all of them.
  static func limit(in report: XMLElement) throws(DAVError) -> Int? {
    guard let limit = report.first(.dav("limit")) ?? report.first(.calDAV("limit")) else {
      return nil
    }
    let results = limit.first(.dav("nresults")) ?? limit.first(.calDAV("nresults"))
    guard let text = results?.text, let number = Int(trimmed(text)), number > 0 else {
      throw .badRequest("nresults is a number above zero", line: limit.line)
    }
    return number
  }
}
