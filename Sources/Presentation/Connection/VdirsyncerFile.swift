import Domain

/// A configuration of vdirsyncer, as its manual has it; values are written as in JSON.
struct VdirsyncerFile {
  /// Where the lists are kept, each in a folder.
  static let folder = "~/.local/share/hibi-tasks/"

  let text: String

  init(_ facts: ClientGuide.Facts) {
    // Without the password it is asked for, so that the file is no secret.
    let password =
      facts.password.map { "password = \(Self.quoted($0))" }
      ?? "password.fetch = [\"prompt\", \"Hibi\"]"
    text = """
      [general]
      status_path = "~/.local/share/vdirsyncer/status/"

      [pair hibi]
      a = "hibi_here"
      b = "hibi_server"
      collections = ["from a", "from b"]
      metadata = ["displayname", "color"]

      [storage hibi_here]
      type = "filesystem"
      path = "\(Self.folder)"
      fileext = ".ics"

      [storage hibi_server]
      type = "caldav"
      item_types = ["VTODO"]
      url = "\(facts.server.url(of: CalDAVPath.root))"
      username = \(Self.quoted(facts.user))
      \(password)

      """
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { quoted.append("\\") }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }
}
