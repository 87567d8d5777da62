/// The room that a day has, while tasks are put into it.
struct PlanRoom {
  let date: CalendarDate
  let hours: [MinuteSpan]
  /// From when on there is room: now, on today; before it nothing is put.
  let now: Int
  private let wet: [MinuteSpan]
  /// Whether anything is known of the sky on that day.
  private let knowsSky: Bool
  private(set) var gaps: [MinuteSpan]
  private(set) var entries: [ProposedEntry] = []

  init(date: CalendarDate, hours: [MinuteSpan], now: Int, sky: [SkySpan]) {
    self.date = date
    self.hours = hours
    self.now = now
    let sky = sky.filter { $0.date == date }
    knowsSky = !sky.isEmpty
    wet = sky.filter(\.isWet).map(\.span)
    gaps = hours
  }

  var longestGap: Int { gaps.map(\.minutes).max() ?? 0 }

  /// Minutes that are planned and still to come.
  var planned: Int {
    entries.reduce(0) { $0 + $1.entry.span.clipped(to: MinuteSpan(now, 2880)).minutes }
  }

  func prefersDry(_ task: TaskItem) -> Bool { knowsSky && task.isOutdoor }

  mutating func put(
    _ task: TaskItem, _ span: MinuteSpan, _ ground: ProposedEntry.Ground, isLocked: Bool = false
  ) {
    gaps = gaps.removing(span)
    entries.append(
      ProposedEntry(
        entry: PlanEntry(
          task: task.id, start: span.start, minutes: span.minutes, isLocked: isLocked),
        task: task, ground: ground, isGuess: task.estimate == nil,
        isWet: prefersDry(task) ? wet.contains { $0.overlaps(span) } : nil))
  }

  /// Puts a task into the first gap that holds it, a dry one if that matters and there is one.
  ///
  /// False when there is none.
  mutating func place(
    _ task: TaskItem, minutes: Int, _ ground: ProposedEntry.Ground
  ) -> Bool {
    let dry = prefersDry(task) ? gaps.removing(wet) : []
    let gap =
      dry.first { $0.minutes >= minutes } ?? gaps.first { $0.minutes >= minutes }
    guard let gap else { return false }
    put(task, MinuteSpan(gap.start, gap.start + minutes), ground)
    return true
  }

  /// Puts as much of a task as it may have of this day into the gaps, in parts that are worth
  /// beginning; dry gaps come first if that matters.
  ///
  /// - Returns: the minutes for which there was room.
  mutating func placeParts(
    of task: TaskItem, upTo most: Int, of needed: Int, _ ground: ProposedEntry.Ground
  ) -> Int {
    var placed = 0
    let dry = prefersDry(task) ? gaps.removing(wet) : []
    for gap in dry + gaps {
      // What was a dry gap is no longer among the others.
      let free = gaps.clipped(to: gap).first ?? MinuteSpan(0, 0)
      var part = min(free.minutes, most - placed)
      let rest = needed - placed - part
      // Nothing is left that is too short to be begun again.
      if rest > 0, rest < Planner.shortestPart { part -= Planner.shortestPart - rest }
      guard part >= min(Planner.shortestPart, needed - placed), part > 0 else { continue }
      put(task, MinuteSpan(free.start, free.start + part), ground)
      placed += part
      if placed >= most { break }
    }
    return placed
  }
}
