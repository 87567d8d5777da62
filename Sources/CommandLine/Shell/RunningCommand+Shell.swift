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
    let printer = CompletionPrinter(console)
    if let request = kind.request {
      return await session.scenes.taskReport(for: session.person, in: printer).report(request)
    }
    switch kind {
    case .lists: await session.scenes.taskLists(for: session.person, in: printer).load()
    case .tags: await session.scenes.tags(for: session.person, in: printer).load()
    case .views: await session.scenes.views(for: session.person, in: printer).load()
    default: printer.showQueries()
    }
  }
}
