import Arguments
import JSON
import Presentation

/// Says what came of a backup, of a restoration, of a check.
final class ArchivePrinter: ArchiveView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ notice: Notice) { console.show(notice) }

  func show(_ problem: Problem) { console.show(problem) }

  func show(_ result: CheckResult) {
    if console.asData {
      console.print(
        JSONObject.text { object in
          object.member("sound", result.isSound)
          object.member("message", result.message)
          object.array("findings") { for finding in result.findings { $0.element(finding) } }
        })
    } else if result.isSound {
      console.print(result.message)
    } else {
      for finding in result.findings { console.tell(finding) }
    }
    if !result.isSound { console.conclude(Failure(result.message)) }
  }
}

extension RunningCommand {
  func archive() async throws(Failure) {
    let printer = ArchivePrinter(console)
    let presenter = ArchivePresenter(
      view: printer, archive: parts.archive(try databasePath()), words: words)
    let file = invocation.operand("file") ?? ""
    switch invocation.command.first {
    case "backup": await presenter.backUp(to: file)
    case "restore": await presenter.restore(from: file)
    default: await presenter.check()
    }
  }
}
