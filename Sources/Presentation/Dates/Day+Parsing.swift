import Domain

extension Day {
  func parser(in zone: ZoneName) -> WhenParser {
    WhenParser(now: LocalDateTime(date: today, time: moment.time), zone: zone)
  }
}
