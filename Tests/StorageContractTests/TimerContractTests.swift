import Domain
import Testing

/// How every store keeps the time that tasks took.
@Suite(.timeLimit(.minutes(1))) struct TimerContractTests {
  private func times(_ stage: Stage, of task: TaskItem.ID? = nil) async throws -> [String] {
    try await stage.store.times(since: at(0), of: task, for: stage.account).map {
      "\($0.task.number): \($0.minutes(by: at(0)))"
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `counts the time of one task at a time`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let first = try await stage.add("one")
    let second = try await stage.add("two")

    try await stage.perform(.startTimer(first.id), at: 60)
    #expect(try await stage.store.timer(for: stage.account)?.start == at(60))
    let again = try await stage.store.perform(
      .startTimer(first.id), for: stage.account, at: at(90))
    #expect(again == nil)
    try await stage.perform(.startTimer(second.id), at: 660)
    #expect(try await stage.store.timer(for: stage.account)?.task == second.id)
    try await stage.perform(.stopTimer(minutes: nil), at: 661)

    #expect(try await stage.store.timer(for: stage.account) == nil)
    #expect(try await times(stage) == ["1: 10", "2: 1"])
    #expect(try await times(stage, of: second.id) == ["2: 1"])
    await #expect(throws: StoreError.noTimer) { try await stage.perform(.stopTimer(minutes: nil)) }
  }

  @Test(arguments: StoreKind.allCases)
  func `is corrected by hand, and undone`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    try await stage.perform(.startTimer(task.id), at: 60)
    try await stage.perform(.stopTimer(minutes: 25), at: 9000)
    #expect(try await times(stage) == ["1: 25"])

    try await stage.perform(.setTime(since: at(60), minutes: 40))
    #expect(try await times(stage) == ["1: 40"])
    try await stage.perform(.undo(nil))
    #expect(try await times(stage) == ["1: 25"])
    try await stage.perform(.setTime(since: at(60), minutes: nil))
    #expect(try await times(stage).isEmpty)
    await #expect(throws: StoreError.noTimer) {
      try await stage.perform(.setTime(since: at(60), minutes: 40))
    }
    try await stage.perform(.undo(nil))
    await #expect(throws: StoreError.estimateOutOfRange) {
      try await stage.perform(.setTime(since: at(60), minutes: 0))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `ends with its task, and goes on when that is undone`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    let other = try await stage.add("two")
    try await stage.perform(.startTimer(task.id), at: 60)
    try await stage.perform(.completeTasks([other.id]), at: 100)
    #expect(try await stage.store.timer(for: stage.account) != nil)

    try await stage.perform(.completeTasks([task.id]), at: 360)

    #expect(try await stage.store.timer(for: stage.account) == nil)
    #expect(try await times(stage) == ["1: 5"])
    try await stage.perform(.undo(nil), at: 400)
    #expect(try await stage.store.timer(for: stage.account)?.start == at(60))
    #expect(try await times(stage).isEmpty)
    #expect(try await stage.task(task.id).isCompleted == false)
  }

  @Test(arguments: StoreKind.allCases)
  func `counts nothing of somebody else's`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    let stranger = try await stage.addAccount("stranger@example.org")
    try await stage.perform(.startTimer(task.id))

    await #expect(throws: StoreError.taskNotFound(task.id)) {
      try await stage.store.perform(.startTimer(task.id), for: stranger, at: at(2))
    }

    #expect(try await stage.store.timer(for: stranger) == nil)
  }
}
