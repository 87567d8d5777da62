/// One run of the planner: what tasks still need while one day after the other is filled.
struct PlanRun {
  private let planner: Planner
  private let dates: [CalendarDate]
  private let isGentle: Bool
  private let tasks: [TaskItem.ID: TaskItem]
  /// Minutes that tasks still need.
  private var needs: [TaskItem.ID: Int]
  private var planned: [TaskItem.ID: Int] = [:]

  private var day: Day { planner.day }

  init(_ planner: Planner, dates: [CalendarDate], isGentle: Bool) {
    self.planner = planner
    self.dates = dates
    self.isGentle = isGentle
    let wholes = Set(planner.tasks.compactMap(\.parent))
    let single = planner.tasks.filter { !wholes.contains($0.id) && !$0.isCompleted }
    tasks = Dictionary(single.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    needs = tasks.mapValues(Planner.minutes(of:))
    for plan in planner.accepted where plan.date >= planner.day.today {
      let isProposed = dates.contains(plan.date)
      for entry in plan.entries where !isProposed || isKept(entry, on: plan.date) {
        if plan.date == planner.day.today, entry.span.end <= planner.minuteOfToday { continue }
        needs[entry.task].map { needs[entry.task] = max(0, $0 - entry.minutes) }
      }
    }
  }

  func proposal() -> PlanProposal {
    var run = self
    let rooms = dates.map { run.fill($0) }
    return PlanProposal(
      days: rooms.map { room in
        PlanProposal.ProposedDay(
          date: room.date, hours: room.hours,
          entries: room.entries.sorted {
            ($0.entry.start, $0.entry.task) < ($1.entry.start, $1.entry.task)
          }, planned: room.planned)
      }, leftOut: run.leftOut(of: rooms))
  }

  /// Whether an accepted entry stays where it is, whatever is proposed.
  private func isKept(_ entry: PlanEntry, on date: CalendarDate) -> Bool {
    let now = planner.minuteOfToday
    return entry.isLocked
      || (date == day.today && entry.start <= now && now < entry.span.end)
  }

  private mutating func fill(_ date: CalendarDate) -> PlanRoom {
    var room = room(of: date)
    for plan in planner.accepted where plan.date == date {
      for entry in plan.entries where isKept(entry, on: date) {
        guard let task = tasks[entry.task] else { continue }
        room.put(
          task, entry.span, entry.isLocked ? .locked : .begun, isLocked: entry.isLocked)
      }
    }
    putFixed(into: &room)
    let candidates = candidates(on: date)
    let due = candidates.filter { $0.dueDay.map { $0 <= date } ?? false }
    if isGentle {
      choose(due.filter { $0.dueDay == date }, in: &room, upTo: room.gaps.minutes)
      choose(
        due.filter { $0.dueDay != date }, in: &room,
        upTo: room.hours.minutes / 2 - room.overdueMinutes(before: date, day))
    } else {
      // What is due that day can't wait for what has waited already.
      choose(due.filter { $0.dueDay == date }, in: &room, upTo: room.gaps.minutes)
      choose(due.filter { $0.dueDay != date }, in: &room, upTo: room.gaps.minutes)
      let others = candidates.filter { $0.dueDay.map { $0 > date } ?? true }
      choose(others, in: &room, upTo: room.gaps.minutes)
    }
    return room
  }

  private func room(of date: CalendarDate) -> PlanRoom {
    let isToday = date == day.today
    // Whoever looks at it needs a moment to begin.
    let now = isToday ? (planner.minuteOfToday + 4) / 5 * 5 : date < day.today ? 1440 : 0
    var spans = planner.hours[date.weekday].clipped(to: MinuteSpan(now, 1440))
    if let limit = planner.limit, date == dates.first {
      spans = limit.applied(to: spans, from: now).clipped(to: MinuteSpan(now, 1440))
    }
    return PlanRoom(date: date, hours: spans, now: now, sky: planner.sky)
  }

  /// Puts tasks that have a time on that day where they are, within the hours or not.
  private mutating func putFixed(into room: inout PlanRoom) {
    for task in tasks.values.sorted(by: { $0.id < $1.id }) {
      guard let needed = needs[task.id], needed > 0, isOpen(task, on: room.date),
        let start = fixedStart(of: task, on: room.date), start + needed > room.now
      else { continue }
      let minutes = min(needed, 1440)
      room.put(task, MinuteSpan(start, start + minutes), .fixed)
      note(minutes, of: task)
    }
  }

  /// The time that a task has on that day, in minutes from midnight: that of its start, or else of
  /// its due date.
  private func fixedStart(of task: TaskItem, on date: CalendarDate) -> Int? {
    for stated in [task.start, task.due].compactMap(\.self) {
      let (local, time) = day.local(stated)
      if local == date, let time { return time.hour * 60 + time.minute }
    }
    return nil
  }

  /// Whether a task can be done on a day: not before it starts, and what repeats not before its
  /// next time.
  private func isOpen(_ task: TaskItem, on date: CalendarDate) -> Bool {
    if let start = task.start, day.day(of: start) > date { return false }
    if task.repetition != nil, let due = task.due, day.day(of: due) > date { return false }
    return true
  }

  private func candidates(on date: CalendarDate) -> [PlanCandidate] {
    let all = tasks.values.compactMap { task -> PlanCandidate? in
      guard let minutes = needs[task.id], minutes > 0, isOpen(task, on: date),
        !isFixedLater(task, than: date)
      else { return nil }
      return PlanCandidate(
        task: task, minutes: minutes, value: PlanningValue(task, on: date, from: day),
        dueDay: task.due.map { day.day(of: $0) })
    }
    return Array(all.sorted(by: PlanCandidate.precedes).prefix(Planner.mostCandidates))
  }

  /// Whether a task has a time on a later day, which it waits for.
  private func isFixedLater(_ task: TaskItem, than date: CalendarDate) -> Bool {
    for stated in [task.start, task.due].compactMap(\.self) {
      let (local, time) = day.local(stated)
      if local > date, time != nil { return true }
    }
    return false
  }

  /// Chooses what is worth most among some candidates and puts it into the day.
  private mutating func choose(
    _ candidates: [PlanCandidate], in room: inout PlanRoom, upTo capacity: Int
  ) {
    let knapsack = MixedKnapsack(
      candidates.map(\.item), capacity: min(capacity, room.gaps.minutes),
      isDivisible: { candidates[$0].isDivisible })
    let chosen = zip(candidates, knapsack.taken).filter { $0.1 > 0 }
    // What needs a dry hour has the first choice of those.
    let ordered =
      chosen.filter { room.prefersDry($0.0.task) }
      + chosen.filter { !room.prefersDry($0.0.task) }
    var left = min(capacity, room.gaps.minutes)
    for (candidate, minutes) in ordered {
      left -= place(candidate, upTo: minutes, in: &room)
    }
    // A gap that is too short for what was chosen may hold something else.
    for candidate in candidates where needs[candidate.task.id] == candidate.minutes {
      guard !candidate.isDivisible, candidate.minutes <= left else { continue }
      left -= place(candidate, upTo: candidate.minutes, in: &room)
    }
  }

  private mutating func place(
    _ candidate: PlanCandidate, upTo minutes: Int, in room: inout PlanRoom
  ) -> Int {
    let ground = ground(of: candidate, on: room.date)
    let placed: Int
    if candidate.isDivisible {
      placed = room.placeParts(
        of: candidate.task, upTo: minutes, of: candidate.minutes, ground)
    } else {
      placed = room.place(candidate.task, minutes: minutes, ground) ? minutes : 0
    }
    note(placed, of: candidate.task)
    return placed
  }

  private func ground(
    of candidate: PlanCandidate, on date: CalendarDate
  ) -> ProposedEntry.Ground {
    guard let due = candidate.task.due, let dueDay = candidate.dueDay, dueDay <= date
    else { return .value(candidate.value) }
    return dueDay < day.today || day.isOver(due) ? .overdue : .due
  }

  private mutating func note(_ minutes: Int, of task: TaskItem) {
    needs[task.id, default: 0] -= minutes
    planned[task.id, default: 0] += minutes
  }

  private func leftOut(of rooms: [PlanRoom]) -> [LeftOut] {
    guard let last = dates.last else { return [] }
    let longest = rooms.map(\.longestGap).max() ?? 0
    let hasHours = rooms.contains { !$0.hours.isEmpty }
    let candidates = tasks.values.compactMap { task -> PlanCandidate? in
      guard let minutes = needs[task.id], minutes > 0, isOpen(task, on: last),
        !isFixedLater(task, than: last)
      else { return nil }
      let dueDay = task.due.map { day.day(of: $0) }
      if isGentle, dueDay.map({ $0 > last }) ?? true { return nil }
      return PlanCandidate(
        task: task, minutes: minutes, value: PlanningValue(task, on: last, from: day),
        dueDay: dueDay)
    }
    return candidates.sorted(by: PlanCandidate.precedes).map { candidate in
      let needed = candidate.minutes
      let done = planned[candidate.task.id] ?? 0
      let reason: LeftOut.Reason =
        if done > 0 { .partly(planned: done, needed: needed + done) } else if hasHours {
          .tooLong(needed: needed, left: longest)
        } else { .noHours(needed: needed) }
      return LeftOut(task: candidate.task, reason: reason)
    }
  }
}

extension PlanRoom {
  /// Minutes that what was due before today has of this day already.
  fileprivate func overdueMinutes(before date: CalendarDate, _ day: Day) -> Int {
    entries.filter { entry in
      entry.task.due.map { day.day(of: $0) < date } ?? false
    }.reduce(0) { $0 + $1.entry.minutes }
  }
}
