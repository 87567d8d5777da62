import Domain

extension TaskBatchPresenter {
  /// Adds a task as a line says it; what `form` and `list` say counts more.
  package func addQuickly(_ text: String, like form: TaskForm, to list: ListReference?) async {
    await performSaying { context in
      let line = try await context.lineReader(at: nil).read(text)
      let draft = try form.draft(over: line.draft, on: context.day())
      let target = try await Self.list(list, of: [(line, draft)], in: context)
      return (.addTasks([draft], to: target), context.words.read(line.parts))
    }
  }

  /// Adds a task for each line that is not blank, as the line says it: all or none.
  package func addQuickly(
    _ lines: [TypedLine], like form: TaskForm, to list: ListReference?
  ) async {
    await perform { context in
      let reader = try await context.lineReader(at: nil)
      let read = try reader.read(lines).map { line in
        (line: line, draft: try form.draft(over: line.draft, on: context.day()))
      }
      let target = try await Self.list(list, of: read, in: context)
      return .addTasks(read.map(\.draft), to: target)
    }
  }

  /// The list of new tasks, which is one; unless it is named beside the lines, they name it.
  private static func list(
    _ reference: ListReference?, of read: [(line: QuickLine, draft: TaskDraft)],
    in context: SceneContext
  ) async throws -> TaskList.ID {
    if reference == nil {
      let named = Set(read.map(\.line.list))
      guard named.count < 2 else { throw SeveralListsError() }
      if let list = named.first ?? nil { return list }
    }
    return try await list(reference, for: read.first?.draft ?? TaskDraft(title: ""), in: context)
  }
}

/// The lines of one addition name different lists.
struct SeveralListsError: Error, Equatable {}

extension TaskForm {
  /// What a line says, with what this form says in its place; tags come together.
  func draft(over line: TaskDraft, on day: Day) throws(TaskFormError) -> TaskDraft {
    var form = self
    // Its first time depends on the date, which may be the line's.
    form.repetition = nil
    let said = try form.draft(on: day)
    var draft = line
    if notes != nil { draft.notes = said.notes }
    if priority != nil { draft.priority = said.priority }
    if start != nil { draft.start = said.start }
    if due != nil { draft.due = said.due }
    if estimate != nil { draft.estimate = said.estimate }
    draft.tags = (line.tags + said.tags).unique
    draft.url = said.url
    draft.reminders = said.reminders
    draft.parent = said.parent
    if repetition != nil {
      let reading = try repetition(from: draft.due ?? draft.start, on: day)
      draft.repetition = reading?.repetition
      if draft.start == nil { draft.due = draft.due ?? reading?.first }
    }
    return draft
  }
}
