import Arguments
import Domain
import JSON
import Presentation

extension RunningCommand {
  func shell() throws(Failure) {
  }

  /// Prints the values that a shell offers, a line each, with a tab before what they stand for.
  func complete() async throws(Failure) {
    let session = try await openSession()
    switch invocation.operand("kind") {
    case "lists":
      let printer = ListCompletionPrinter(console)
      await session.scenes.taskLists(for: session.person, in: printer).load()
    default:
      let printer = TaskCompletionPrinter(console)
      await session.scenes.taskReport(for: session.person, in: printer)
        .report(TaskReportRequest(includesCompleted: true, limit: 200))
    }
  }
}
