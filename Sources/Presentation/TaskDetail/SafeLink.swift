/// Where a task's address leads, if it is of a kind that a front end may open.
///
/// Anything else, `javascript:` above all, would run or open what somebody else wrote.
enum SafeLink {
  private static let schemes = ["http", "https", "mailto", "tel"]

  static func target(of url: String) -> String? {
    guard let colon = url.firstIndex(of: ":"),
      schemes.contains(url[..<colon].lowercased()),
      url.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
    else { return nil }
    return url
  }
}
