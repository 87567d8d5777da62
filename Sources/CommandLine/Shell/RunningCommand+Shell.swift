import Arguments
import Presentation
import Terminal

extension RunningCommand {
  /// Prints what is installed beside the program.
  func shell() {
    let shell = invocation.operand("shell").flatMap(Shell.init(rawValue:))
    console.output.write(
      shell.map(program.completionScript) ?? Manual(program, in: words).text)
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
