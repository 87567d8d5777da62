import Arguments
import Domain
import Presentation

extension RunningCommand {
  func list() async throws(Failure) {
    let request = TaskReportRequest(
      list: invocation.list, sort: invocation.sort, includesCompleted: invocation.has("all"),
      limit: try invocation.limit(words))
    let session = try await openSession()
    if console.asData {
      let printer = TaskRecordPrinter(console, isArray: true)
      await session.scenes.taskReport(for: session.person, in: printer).export(request)
    } else {
      let printer = TaskReportPrinter(console)
      await session.scenes.taskReport(for: session.person, in: printer).report(request)
    }
  }

  func show() async throws(Failure) {
    guard let id = try invocation.tasks(words).first else { return }
    let session = try await openSession()
    if console.asData {
      let printer = TaskRecordPrinter(console, isArray: false)
      await session.scenes.taskReport(for: session.person, in: printer).export(id)
    } else {
      let printer = TaskDetailPrinter(console)
      await session.scenes.task(id, for: session.person, in: printer).load()
    }
  }
}
