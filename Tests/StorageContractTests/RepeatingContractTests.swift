import Domain
import Testing

/// What becomes of a task that repeats, in every store.
@Suite struct RepeatingContractTests {
  @Test(arguments: StoreKind.allCases)
  func `monthly on the 31st falls on the last day of short months and comes back to the 31st`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let rent = try await stage.add("Pay storage unit", due: "2027-01-31", every: "FREQ=MONTHLY")
    var dates: [String?] = []

    for moment in ["2027-01-31T10:00", "2027-02-28T10:00", "2027-03-31T10:00"] {
      try await stage.perform(.completeTasks([rent.id]), at: moment)
      dates.append(try await stage.due(rent))
    }

    #expect(dates == ["2027-02-28", "2027-03-31", "2027-04-30"])
    let times = try await stage.completedTimes(of: rent)
    #expect(times == ["2027-03-31", "2027-02-28", "2027-01-31"])
    #expect(try await !stage.task(rent.id).isCompleted)
  }

  @Test(
    arguments: StoreKind.allCases,
    [
      ("2027-03-01", "2027-03-05T10:00", "2027-03-06"),
      ("2027-03-01T21:00", "2027-03-05T08:00", "2027-03-05T21:00"),
    ])
  func `a daily task done days late is next due after it was done, and there is one of it`(
    _ kind: StoreKind, _ dates: (due: String, completed: String, next: String)
  ) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("Stretch", due: dates.due, every: "FREQ=DAILY")

    try await stage.perform(.completeTasks([task.id]), at: dates.completed)

    #expect(try await stage.due(task) == dates.next)
    #expect(try await stage.titles(includesCompleted: false) == ["Stretch"])
    #expect(try await stage.completedTimes(of: task) == [dates.due])
  }

  @Test(arguments: StoreKind.allCases)
  func `every three months after it was done, done at the end of November, is the end of February`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add(
      "Filter", due: "2026-11-20", every: "FREQ=MONTHLY;INTERVAL=3", .fromCompletion)

    try await stage.perform(.completeTasks([task.id]), at: "2026-11-30T10:00")

    #expect(try await stage.due(task) == "2027-02-28")
  }

  @Test(arguments: StoreKind.allCases)
  func `a weekly time stays on the wall when the clocks change`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add(
      "Call home", due: "2026-10-18T09:00[Europe/Berlin]", every: "FREQ=WEEKLY")

    try await stage.perform(.completeTasks([task.id]), at: "2026-10-18T09:30", in: "Europe/Berlin")

    #expect(try await stage.due(task) == "2026-10-25T09:00[Europe/Berlin]")
    let day = try stage.day("2026-10-25T09:01", in: "Europe/Berlin")
    #expect(day.isOver(try #require(try await stage.task(task.id).due)))
    #expect(day.now.rfc3339 == "2026-10-25T08:01:00.000Z")
  }

  @Test(arguments: StoreKind.allCases)
  func `a midnight that the clocks skip or show twice does not keep a task from being done`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    // In Chile the clocks go from 24:00 to 01:00 on 5 September 2026, and back on 3 April 2027.
    for (due, next) in [("2026-09-05", "2026-09-06"), ("2027-04-03", "2027-04-04")] {
      let day = try await stage.add("Water", due: due, every: "FREQ=DAILY")
      let time = try await stage.add(
        "Lamp", due: due + "T00:00[America/Santiago]", every: "FREQ=DAILY")

      try await stage.perform(
        .completeTasks([day.id, time.id]), at: due + "T23:30", in: "America/Santiago")

      #expect(try await stage.due(day) == next)
      #expect(try await stage.due(time) == next + "T00:00[America/Santiago]")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `who works past midnight completes it the day before`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let four = try #require(DayStart(hour: 4))
    let task = try await stage.add("Diary", due: "2027-03-01", every: "FREQ=DAILY")

    try await stage.perform(.completeTasks([task.id]), at: "2027-03-02T01:30", dayStart: four)

    #expect(try await stage.due(task) == "2027-03-02")
  }

  @Test(arguments: StoreKind.allCases)
  func `parts come back open once, their dates moved as far`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let bag = try await stage.add("Pack gym bag", due: "2027-06-07", every: "FREQ=WEEKLY")
    let shoes = try await stage.add("Shoes", due: "2027-06-06", under: bag)
    let towel = try await stage.addPart("Towel", of: bag)
    try await stage.perform(.completeTasks([shoes.id, towel.id]))

    // Named beside the whole, a part is still moved once.
    try await stage.perform(
      .completeTasks([towel.id, bag.id, shoes.id]), at: "2027-06-07T10:00")

    #expect(try await stage.due(bag) == "2027-06-14")
    #expect(try await stage.due(shoes) == "2027-06-13")
    #expect(try await !stage.task(shoes.id).isCompleted)
    #expect(try await !stage.task(towel.id).isCompleted)
    #expect(try await stage.titles(includesCompleted: false).count == 3)
  }

  @Test(arguments: StoreKind.allCases)
  func `a part that repeats by itself keeps its own time`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let whole = try await stage.add("Clean", due: "2027-06-07", every: "FREQ=WEEKLY")
    let part = try await stage.add("Bins", due: "2027-06-08", every: "FREQ=DAILY", under: whole)

    try await stage.perform(.completeTasks([whole.id]), at: "2027-06-07T10:00")

    #expect(try await stage.due(whole) == "2027-06-14")
    #expect(try await stage.due(part) == "2027-06-08")
  }

  @Test(arguments: StoreKind.allCases)
  func `opening a completed time again takes back exactly that`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("Rent", due: "2027-01-31", every: "FREQ=MONTHLY")
    let part = try await stage.addPart("Print form", of: task)
    try await stage.perform(.completeTasks([part.id]))
    let before = try await Scene(of: stage)
    let other = try await stage.add("other")
    try await stage.perform(.completeTasks([task.id, other.id]), at: "2027-01-31T10:00")
    let record = try #require(try await stage.tasks().first { $0.occurrenceOf == task.id })

    try await stage.perform(.reopenTasks([record.id]))

    #expect(try await stage.task(other.id).isCompleted)
    try await stage.perform(.deleteTasks([other.id]))
    #expect(try await Scene(of: stage) == before)
    await #expect(throws: StoreError.taskNotFound(record.id)) { try await stage.task(record.id) }
  }

  @Test(arguments: StoreKind.allCases)
  func `undo of a completed time leaves nothing behind`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("Rent", due: "2027-01-31", every: "FREQ=MONTHLY")
    let before = try await Scene(of: stage)

    try await stage.perform(.completeTasks([task.id]), at: "2027-01-31T10:00")
    try await stage.perform(.undo(nil))

    #expect(try await Scene(of: stage) == before)
    let trash = TaskQuery(lists: [stage.list], sort: .deleted, limit: 10)
    #expect(try await stage.store.tasks(trash, for: stage.account).tasks.isEmpty)
  }

  @Test(
    arguments: StoreKind.allCases,
    ["FREQ=DAILY;COUNT=1", "FREQ=DAILY;UNTIL=20270301", "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30"])
  func `a rule without a next time completes the task for good`(
    _ kind: StoreKind, _ rule: String
  ) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("Last", due: "2027-03-01", every: rule)

    try await stage.perform(.completeTasks([task.id]), at: "2027-03-01T10:00")

    #expect(try await stage.task(task.id).isCompleted)
    #expect(try await stage.titles(includesCompleted: false).isEmpty)
    #expect(try await stage.completedTimes(of: task).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `one time can be put elsewhere, and the series goes on as before`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    for (moved, next) in [("2027-06-07", "2027-06-15"), ("2027-06-11", "2027-06-15")] {
      let task = try await stage.add("Bins", due: "2027-06-08", every: "FREQ=WEEKLY")
      let due: TaskDate = try #require(TaskDate(text: moved))

      try await stage.perform(.editTask(task.id, TaskChanges(due: .some(due)), since: nil))
      #expect(try await stage.due(task) == moved)
      try await stage.perform(.completeTasks([task.id]), at: "2027-06-07T10:00")

      #expect(try await stage.due(task) == next)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `all to come can be put elsewhere, and the rule goes with them`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let cases = [
      ("2027-06-08", "FREQ=WEEKLY;BYDAY=TU", "2027-06-11", "2027-06-18"),
      ("2027-06-08", "FREQ=WEEKLY", "2027-06-11", "2027-06-18"),
      ("2027-06-08", "FREQ=MONTHLY;BYMONTHDAY=8", "2027-06-30", "2027-07-30"),
      ("2027-01-30", "FREQ=MONTHLY", "2027-01-31", "2027-02-28"),
    ]
    for (first, rule, moved, next) in cases {
      let task = try await stage.add("Bins", due: first, every: rule)
      let due: TaskDate = try #require(TaskDate(text: moved))
      var changes = TaskChanges(due: .some(due))
      changes.extent = .allToCome

      try await stage.perform(.editTask(task.id, changes, since: nil))
      try await stage.perform(.completeTasks([task.id]), at: first + "T10:00")

      #expect(try await stage.due(task) == next, "\(rule)")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `other words for one time make a task of its own of it`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("Call", due: "2027-06-08", every: "FREQ=WEEKLY")
    var changes = TaskChanges(title: "Call with Ann")
    changes.extent = .thisOne

    let change = try await stage.perform(.editTask(task.id, changes, since: nil))

    let own = try #require(change.tasks.first { $0.id != task.id })
    #expect(own.title == "Call with Ann")
    #expect(own.due?.text == "2027-06-08")
    #expect(own.repetition == nil)
    #expect(try await stage.task(task.id).title == "Call")
    #expect(try await stage.due(task) == "2027-06-15")
  }

  @Test(arguments: StoreKind.allCases)
  func `what repeats needs a date`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let rule = try RecurrenceRule(parsing: "FREQ=DAILY")
    let anchor = Occurrence.date(CalendarDate(daysSince1970: 20_000))
    let repetition = Repetition(rule: rule, mode: .byCalendar, anchor: anchor)
    let draft = TaskDraft(title: "x", repetition: repetition)

    await #expect(throws: StoreError.repetitionNeedsDate) {
      try await stage.perform(.addTasks([draft], to: stage.list))
    }
    let task = try await stage.add("Rent", due: "2027-01-31", every: "FREQ=MONTHLY")
    try await stage.perform(.editTask(task.id, TaskChanges(due: .some(nil)), since: nil))
    #expect(try await stage.task(task.id).repetition == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `a task that repeats keeps all of its rule as it was written`(_ kind: StoreKind) async throws
  {
    let stage = try await kind.makeStage()
    let rule = "freq=weekly;INTERVAL=2;BYDAY=TU,TH;WKST=SU;UNTIL=20271231T225959Z"
    let task = try await stage.add("x", due: "2027-06-08T09:00[Asia/Tokyo]", every: rule)

    #expect(try await stage.task(task.id).repetition?.rule.text == rule)
    #expect(try await stage.task(task.id) == task)
  }
}
