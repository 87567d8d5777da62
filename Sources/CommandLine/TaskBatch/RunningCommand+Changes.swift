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
    let form = try invocation.newTaskForm(words)
    let list = invocation.list
    let isQuick = invocation.has("quick")
    if title == ["-"], invocation.literalCount == 0 {
      let lines = try typedLines()
      try await perform {
        if isQuick {
          await $0.addQuickly(lines, like: form, to: list)
        } else {
          await $0.add(lines, like: form, to: list)
        }
      }
    } else if isQuick {
      let line = invocation.text("title")
      try await perform { await $0.addQuickly(line, like: form, to: list) }
    } else {
      var form = form
      form.title = invocation.text("title")
      try await perform { await $0.add(form, to: list) }
    }
  }

  func edit() async throws(Failure) {
    let selection = try invocation.selection(words)
    let form = try invocation.changedTaskForm(words)
    let list = invocation.list
    guard form != TaskForm() || list != nil else { throw Failure(words.nothingToEdit, .misused) }
    if form.title != nil, !selection.isOneNumber { throw Failure(words.titleOfMany, .misused) }
    try await perform { await $0.edit(selection, form, list: list) }
  }

  func change(
    _ change: (TaskBatchPresenter, TaskReference) async -> Void
  ) async throws(Failure) {
    let selection = try invocation.selection(words)
    try await perform { await change($0, selection) }
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

  func perform(_ action: (TaskBatchPresenter) async -> Void) async throws(Failure) {
    let session = try await openSession()
    let printer = TaskBatchPrinter(console)
    await action(
      session.scenes.taskBatch(for: session.person, asData: console.asData, in: printer))
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

extension TaskReference {
  fileprivate var isOneNumber: Bool {
    guard case .numbers(let ranges) = self else { return false }
    return ranges.count == 1 && ranges[0].count == 1
  }
}
