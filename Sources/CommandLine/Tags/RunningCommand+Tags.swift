import Arguments
import Domain
import Presentation

extension RunningCommand {
  func tags() async throws(Failure) {
    let session = try await openSession()
    let printer = TagsPrinter(console)
    await session.scenes.tags(for: session.person, in: printer).load()
  }

  func renameTag() async throws(Failure) {
    let (tag, name) = (invocation.text("tag"), invocation.text("name"))
    try await perform { await $0.renameTag(tag, to: name) }
  }

  func deleteTag() async throws(Failure) {
    let tag = invocation.text("tag")
    try await perform { await $0.deleteTag(tag) }
  }

  /// `none` is no colour's name, and takes the colour away.
  func colorTag() async throws(Failure) {
    let tag = invocation.text("tag")
    let color = TagColor(rawValue: invocation.text("color"))
    try await perform { await $0.colorTag(tag, color) }
  }
}
