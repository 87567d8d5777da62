import Arguments
import Presentation

extension RunningCommand {
  func views() async throws(Failure) {
    let session = try await openSession()
    let printer = ViewsPrinter(console)
    await session.scenes.views(for: session.person, in: printer).load()
  }

  func saveView() async throws(Failure) {
    let (name, query) = (invocation.text("view"), invocation.text("query"))
    try await perform { await $0.saveView(name, query: query) }
  }

  func deleteView() async throws(Failure) {
    let name = invocation.text("view")
    try await perform { await $0.deleteView(name) }
  }
}
