import Arguments
import Presentation

extension RunningCommand {
  func startTimer() async throws(Failure) {
    let task = try invocation.task(words)
    try await perform { await $0.startTimer(of: task) }
  }

  func stopTimer() async throws(Failure) {
    let took = invocation.value(of: "took")
    try await perform { await $0.stopTimer(took: took) }
  }
}
