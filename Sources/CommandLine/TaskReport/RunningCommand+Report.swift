import Arguments
import Domain
import Presentation

extension RunningCommand {
  func list() async throws(Failure) {
    let query = invocation.text("query")
    try await report(query.isEmpty ? .lists : .query(query))
  }

  func search() async throws(Failure) {
    try await report(.texts(invocation.operands("text")), usualLimit: 100)
  }

  func report(
    _ subject: TaskReportRequest.Subject, usualLimit: Int? = nil
  ) async throws(Failure) {
    let limit = try invocation.limit(words)
    let request = TaskReportRequest(
      subject, list: invocation.list, sort: invocation.sort,
      includesCompleted: invocation.has("all"), limit: limit ?? usualLimit,
      tellsOfMore: limit == nil)
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
    let id = try invocation.task(words)
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
