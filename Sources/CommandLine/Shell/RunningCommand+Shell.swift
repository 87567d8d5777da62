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
    let kind = invocation.operand("kind").flatMap(CompletionKind.init(rawValue:)) ?? .tasks
    if kind == .lists {
      let printer = ListCompletionPrinter(console)
      await session.scenes.taskLists(for: session.person, in: printer).load()
    } else {
      let printer = TaskCompletionPrinter(console, kind)
      let request = TaskReportRequest(includesCompleted: kind != .openTasks, limit: 1000)
      await session.scenes.taskReport(for: session.person, in: printer).report(request)
    }
  }
}
