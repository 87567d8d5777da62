import Domain

extension PlanContent {
  init(_ scene: PlanScene, in words: Words) {
    let day = scene.day
    let request = scene.request
    self.request = request
    let first = scene.proposal.days.first?.date ?? day.today
    let count = request.isComeback ? 1 : request.dayCount
    choices = [1, 3, 7].map { days in
      Choice(
        request: PlanRequest(first: request.first, dayCount: days), label: words.daySpan(days),
        isChosen: days == request.dayCount && !request.isComeback)
    }
    previous = Self.neighbour(first.advanced(byDays: -count), count, day, words)
    following = Self.neighbour(first.advanced(byDays: count), count, day, words)
    let isProposal = scene.showsProposal
    self.isProposal = isProposal
    isFirst = !scene.hasPlan && scene.difference.steps.allSatisfy { $0.before == nil }
    let hasPlan = scene.hasPlan
    lead =
      isProposal
      ? hasPlan ? words.proposalBesidePlan : words.proposalLead : words.planLead
    days = zip(scene.proposal.days, scene.stored).map { proposed, stored in
      DayContent(proposed, stored, isProposal: isProposal, scene, words)
    }
    let titles = scene.tasks
    changes = scene.difference.steps.map { step in
      ChangeRow(step, title: titles[step.task]?.title ?? "", on: day, in: words)
    }
    changesHeading = words.wouldChange
    leftOutHeading = words.leftOut
    leftOut = scene.proposal.leftOut.prefix(Self.mostLeftOut).map {
      LeftOutRow(
        task: $0.task.id, title: $0.task.title, reason: words.reason($0.reason))
    }
    let more = scene.proposal.leftOut.count - Self.mostLeftOut
    leftOutMore = more > 0 ? words.moreLeftOut(more) : nil
    acceptance = scene.acceptance
    let overdue = scene.overdue.count
    comeback =
      overdue < Self.comebackThreshold || request.isComeback
      ? nil
      : Comeback(
        message: words.comeback(overdue), spreadLabel: words.spread, parkLabel: words.park,
        parkHint: words.parkHint)
    explanation = words.planExplanation
    navigation = Navigation(
      scene.lists, views: scene.views, at: .plan(PlanRequest()), in: words)
  }

  private static func neighbour(
    _ date: CalendarDate, _ count: Int, _ day: Day, _ words: Words
  ) -> Choice {
    Choice(
      request: PlanRequest(first: date == day.today ? nil : date, dayCount: count),
      label: words.day(date, today: day.today), isChosen: false)
  }
}

extension PlanContent.DayContent {
  init(
    _ proposed: PlanProposal.ProposedDay, _ stored: DayPlan, isProposal: Bool, _ scene: PlanScene,
    _ words: Words
  ) {
    date = proposed.date
    label = words.planDay(date, today: scene.day.today)
    let maker = PlanRowMaker(scene: scene, date: date, words: words)
    let history = stored.entries.filter { scene.isHistory($0, on: stored.date) }
    if isProposal {
      rows = maker.rows(proposed: proposed.entries, stored: stored, history: history)
    } else {
      rows = maker.rows(accepted: stored.entries)
    }
    let planned = isProposal ? proposed.planned : maker.minutesToCome(of: rows)
    load = PlanLoad(date, planned: planned, available: proposed.available, in: words)
    hours = proposed.hours
    let spans = hours + rows.map { MinuteSpan($0.slot.start, $0.slot.start + $0.slot.minutes) }
    let start = spans.map(\.start).min() ?? 540
    let end = spans.map(\.end).max() ?? 1020
    range = MinuteSpan(start / 60 * 60, (end + 59) / 60 * 60)
    emptyMessage =
      rows.isEmpty ? proposed.hours.isEmpty ? words.noHoursThatDay : words.nothingToPlan : nil
  }
}

extension PlanLoad {
  init(_ date: CalendarDate, planned: Int, available: Int, in words: Words) {
    self.date = date
    self.planned = planned
    self.available = available
    availableLabel = words.duration(minutes: available)
    label = words.planLoad(
      planned: words.duration(minutes: planned), available: words.duration(minutes: available))
  }
}

extension PlanContent.ChangeRow {
  fileprivate init(
    _ step: PlanDifference.Step, title: String, on day: Day, in words: Words
  ) {
    task = step.task
    self.title = title
    let before = step.before.map { words.time($0, today: day.today) }
    let after = step.after.map { words.time($0, today: day.today) }
    switch (before, after) {
    case (let before?, let after?):
      kind = .moved
      label = words.movedTime(from: before, to: after)
    case (let before?, nil):
      kind = .removed
      label = words.removedTime(before)
    case (nil, let after):
      kind = .added
      label = words.addedTime(after ?? "")
    }
  }
}
