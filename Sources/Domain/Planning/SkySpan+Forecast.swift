extension Forecast {
  /// What of the person's days is dry and what is wet, as far as it is foretold.
  package func sky(on day: Day) -> [SkySpan] {
    entries.flatMap { entry -> [SkySpan] in
      let wall = day.local(entry.time)
      let start = wall.time.hour * 60 + wall.time.minute
      let span = MinuteSpan(start, start + max(0, entry.span) / 60)
      // What goes on past midnight is a part of the next day too.
      return (0...1).compactMap { offset in
        let part = span.clipped(to: MinuteSpan(offset * 1440, (offset + 1) * 1440))
        guard part.minutes > 0 else { return nil }
        return SkySpan(
          date: wall.date.advanced(byDays: offset),
          span: MinuteSpan(part.start - offset * 1440, part.end - offset * 1440),
          isWet: entry.isRainLikely)
      }
    }
  }
}
