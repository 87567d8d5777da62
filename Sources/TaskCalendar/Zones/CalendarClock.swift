package import Domain
package import ICalendar

/// Tells which moment a date or a time of a calendar is, to the second.
///
/// A day is its midnight. What names no zone, or one of which nothing is known, is read on a wall
/// that is given.
package struct CalendarClock: Sendable {
  package let zones: any ZoneRules
  package let floating: Wall
  private let table: ZoneTable

  package init(_ calendar: Component, zones: any ZoneRules, floating: Wall) {
    self.zones = zones
    self.floating = floating
    table = ZoneTable(calendar, zones: zones)
  }

  /// What it is read on.
  package func wall(of moment: Moment) -> Wall {
    guard case .dateTime(let value) = moment else { return floating }
    return switch value.zone {
    case .floating: floating
    case .utc: .zone(.utc)
    case .named(let identifier): table.wall(of: identifier) ?? floating
    }
  }

  /// Seconds since 1970-01-01T00:00Z.
  package func seconds(of moment: Moment) -> Int {
    seconds(ofWall: moment.wallSeconds, on: wall(of: moment))
  }

  /// When a wall first shows a time; one that it skips is taken by the clock before the change
  /// (RFC 5545 §3.3.5).
  ///
  /// The time is in seconds since 1970-01-01 00:00 by the wall.
  package func seconds(ofWall time: Int, on wall: Wall) -> Int {
    let local = LocalDateTime(wallTime: time)
    let second = time - local.wallMinutes * 60
    switch wall {
    case .zone(.utc): return time
    case .zone(let zone): return Int(zones.instant(of: local, in: zone).seconds) + second
    case .definition(let definition): return time - definition.offset(at: time)
    }
  }

  /// What a wall shows, in seconds since 1970-01-01 00:00.
  package func wallSeconds(at second: Int, on wall: Wall) -> Int {
    switch wall {
    case .zone(let zone):
      let instant = Instant(milliseconds: Int64(second) * 1000)
      return second + (zones.offset(of: zone, at: instant) ?? 0)
    case .definition(let definition):
      return second + definition.offset(at: second + definition.offset(at: second))
    }
  }
}

extension Moment {
  /// Seconds since 1970-01-01 00:00 as the wall counts that it is read on.
  package var wallSeconds: Int {
    let days = CalendarDate(date)?.daysSince1970 ?? 0
    guard case .dateTime(let value) = self else { return days * 86_400 }
    return days * 86_400 + value.time.hour * 3600 + value.time.minute * 60 + value.time.second
  }
}

extension LocalDateTime {
  /// Seconds within the minute are dropped.
  package init(wallTime: Int) {
    self.init(utc: Instant(milliseconds: Int64(wallTime) * 1000))
  }
}

extension ZoneDefinition {
  /// Seconds east of UTC at a time that the wall shows, in seconds since 1970.
  fileprivate func offset(at time: Int) -> Int {
    let local = LocalDateTime(wallTime: time)
    guard let value = DateTimeValue(local, second: 0, zone: .floating) else { return 0 }
    return offset(on: value.date, at: value.time)
  }
}
