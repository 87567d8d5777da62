import Arguments
import Presentation

extension RunningCommand {
  /// Shows the plan; with `--accept`, what is proposed is the plan from then on.
  func plan() async throws(Failure) {
    let session = try await openSession()
    let printer = PlanPrinter(console)
    let presenter = session.scenes.plan(PlanRequest(), for: session.person, in: printer)
    let form = PlanForm(
      day: invocation.value(of: "day"), days: invocation.value(of: "days"),
      hours: invocation.value(of: "hours"), until: invocation.value(of: "until"))
    guard presenter.read(form) else { return }
    if invocation.has("accept") {
      await presenter.accept()
      if printer.hasFailed { return }
    }
    if console.asData {
      await presenter.export()
    } else {
      await presenter.load()
    }
  }
}
