import Domain
import HTTP
import SQLiteStorage

extension DAVStage {
  /// Asks for members of the list by their addresses, with all that they say.
  func multiget(_ hrefs: [String]) async throws -> Multistatus {
    try await report(
      """
      <c:calendar-multiget xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
      <d:prop><d:getetag/><c:calendar-data/></d:prop>
      \(hrefs.map { "<d:href>\($0)</d:href>" }.joined())</c:calendar-multiget>
      """)
  }

  /// Asks which tasks of the list match what is said of their VTODOs.
  func query(_ conditions: String) async throws -> [String] {
    let answer = try await report(
      """
      <c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
      <d:prop><d:getetag/></d:prop><c:filter><c:comp-filter name="VCALENDAR">
      <c:comp-filter name="VTODO">\(conditions)</c:comp-filter></c:comp-filter></c:filter>
      </c:calendar-query>
      """)
    return answer.responses.map { String($0.href.dropFirst("\(home)home/".count)) }.sorted()
  }

  /// The task that is a member of the list.
  func task(named name: String) async throws -> TaskItem? {
    try await store.object(named: name, in: list, for: account)?.task
  }
}
