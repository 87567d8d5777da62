import HTTP
import Presentation

/// A configuration profile as Apple's devices read it: a property list in XML, not signed.
///
/// Its keys are those of Apple's Device Management: TopLevel, CommonPayloadKeys and
/// `com.apple.caldav.account`.
struct ConfigurationProfile {
  private let profile: ConnectionProfile

  /// The end of the path names the file where it is saved.
  ///
  /// Safari offers to install what has the type; told to save it, it might do no more than that.
  static let path = "/connect/hibi.mobileconfig"

  init(_ profile: ConnectionProfile) {
    self.profile = profile
  }

  var response: Response {
    .content(Array(text.utf8), type: "application/x-apple-aspen-config; charset=utf-8")
  }

  private var text: String {
    let account = list([
      ("CalDAVAccountDescription", string(profile.title)),
      ("CalDAVHostName", string(profile.server.host)),
      ("CalDAVPort", "<integer>\(profile.server.port)</integer>"),
      ("CalDAVPrincipalURL", string(profile.principal)),
      ("CalDAVUseSSL", profile.server.isSecure ? "<true/>" : "<false/>"),
      ("CalDAVUsername", string(profile.user)),
      ("PayloadDescription", string(profile.explanation)),
      ("PayloadDisplayName", string(profile.title)),
      ("PayloadIdentifier", string(profile.identifier + ".caldav")),
      ("PayloadType", string("com.apple.caldav.account")),
      ("PayloadUUID", string(NamedUUID(profile.identifier + ".caldav").text)),
      ("PayloadVersion", "<integer>1</integer>"),
    ])
    let whole = list([
      ("PayloadContent", "<array>\n\(account)\n</array>"),
      ("PayloadDescription", string(profile.explanation)),
      ("PayloadDisplayName", string(profile.title)),
      ("PayloadIdentifier", string(profile.identifier)),
      ("PayloadType", string("Configuration")),
      ("PayloadUUID", string(NamedUUID(profile.identifier).text)),
      ("PayloadVersion", "<integer>1</integer>"),
    ])
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(whole)
      </plist>

      """
  }

  private func list(_ entries: [(key: String, value: String)]) -> String {
    let lines = entries.map { "<key>\($0.key)</key>\n\($0.value)" }
    return "<dict>\n\(lines.joined(separator: "\n"))\n</dict>"
  }

  /// What means something in XML is escaped; what can't stand in it at all is left out (XML 1.0
  /// §2.2).
  private func string(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "<string>\(escaped)</string>"
  }
}
