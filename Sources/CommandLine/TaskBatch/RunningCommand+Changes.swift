import Arguments
import Domain
import Presentation
import Terminal

extension RunningCommand {
  func add() async throws(Failure) {
    let title = invocation.operands("title")
    if title == ["-h"], invocation.literalCount == 0 {
      return console.showHelp(of: ["add"], in: program)
    }
    let form = form()
    let list = invocation.list
    if title == ["-"], invocation.literalCount == 0 {
      let lines = try typedLines()
      try await perform { await $0.add(lines, like: form, to: list) }
    } else {
      var form = form
      form.title = invocation.text("title")
      try await perform { await $0.add(form, to: list) }
    }
  }

  func edit() async throws(Failure) {
    var form = form()
    form.title = invocation.value(of: "title")
    let list = invocation.list
    guard form != TaskForm() || list != nil else { throw Failure(words.nothingToEdit, .misused) }
    for id in try invocation.tasks(words) {
      try await perform { await $0.edit(id, form, list: list) }
    }
  }

  func change(
    _ change: (TaskBatchPresenter, [TaskItem.ID]) async -> Void
  ) async throws(Failure) {
    let ids = try invocation.tasks(words)
    try await perform { await change($0, ids) }
  }

  func undo() async throws(Failure) {
    try await perform { await $0.undo() }
  }

  func addList() async throws(Failure) {
    let title = invocation.text("title")
    try await perform { await $0.addList(title: title) }
  }

  func renameList() async throws(Failure) {
    let list = ListReference(invocation.text("list"))
    let title = invocation.text("title")
    try await perform { await $0.rename(list, to: title) }
  }

  func deleteList() async throws(Failure) {
    let list = ListReference(invocation.text("list"))
    try await perform { await $0.delete(list) }
  }

  private func perform(_ action: (TaskBatchPresenter) async -> Void) async throws(Failure) {
    let session = try await openSession()
    let printer = TaskBatchPrinter(console)
    await action(
      session.scenes.taskBatch(for: session.person, asData: console.asData, in: printer))
  }

  /// What the options say, without a title.
  private func form() -> TaskForm {
    let due = invocation.value(of: "due").map { TaskForm.DateInput.text($0 == "none" ? "" : $0) }
    return TaskForm(
      notes: invocation.value(of: "notes"), priority: invocation.priority, due: due)
  }

  private func typedLines() throws(Failure) -> [TypedLine] {
    var reader = LineReader(descriptor: console.streams.input)
    var lines: [TypedLine] = []
    do {
      while let text = try reader.next() {
        lines.append(TypedLine(number: reader.count, text: text))
      }
    } catch {
      throw Failure(error, in: words)
    }
    return lines
  }
}
