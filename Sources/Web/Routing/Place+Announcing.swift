import Domain
import Presentation

extension Place {
  /// The address at which a notice is said: by the change it tells of.
  func address(announcing notice: Notice?) -> String {
    guard let change = notice?.change else { return address }
    return address(with: [("change", String(change.number))])
  }

  func address(announcing announcement: Announcement) -> String {
    address(with: [("notice", announcement.rawValue)])
  }
}
