import Domain

/// A moment as `creationdate` has it (RFC 4918 §15.1, RFC 3339).
enum ISODateText {
  static func text(_ instant: Instant) -> String {
    let seconds = instant.milliseconds.flooredQuotient(by: 1000)
    let days = seconds.flooredQuotient(by: 86_400)
    let rest = Int(seconds - days * 86_400)
    let time = [rest / 3600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let date = CalendarDate(daysSince1970: Int(days)).iso
    return "\(date)T\(time.joined(separator: ":"))Z"
  }
}

extension Int64 {
  fileprivate func flooredQuotient(by divisor: Int64) -> Int64 {
    (self - (self % divisor + divisor) % divisor) / divisor
  }
}
