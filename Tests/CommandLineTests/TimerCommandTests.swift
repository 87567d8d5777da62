import Testing

@testable import CommandLine

/// The time of tasks, at a terminal where the clock stands.
@Suite struct TimerCommandTests {
  let hibi = Sitting()

  @Test func `starts and stops, and tells estimates beside what it took`() async throws {
    await hibi("add", "Write report", "--estimate", "30m")

    #expect(await hibi("start", "1").output == "Timer started: “Write report”\n")
    #expect(await hibi("show", "1").output.contains("running since Today 18:00"))
    #expect(await hibi("stop", "--took", "45m").output == "Timer stopped: “Write report”\n")

    #expect(await hibi("show", "1").output.contains("45 min, estimated 30 min"))
    #expect(
      await hibi("stats").lines.contains("Write report  45 min, estimated 30 min  15 min longer"))
    #expect(
      await hibi("stats", "--json").output.contains(
        "\"estimates\":[{\"id\":1,\"title\":\"Write report\",\"estimate\":30,\"actual\":45}]"))
    #expect(await hibi("undo").output == "Undone: timer stopped: “Write report”\n")
  }

  @Test func `says when there is nothing to stop, and what can't be read`() async throws {
    await hibi("add", "Write report")

    #expect(await hibi("stop").errors == "hibi: No timer is running\n")
    await hibi("start", "1")
    #expect(await hibi("stop", "--took", "long").status == .misused)
    #expect(await hibi("start", "7").status == .failed)
  }
}
