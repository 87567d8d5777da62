import Domain

extension Problem {
  /// What a command that names tasks, lists, queries and fields can meet with.
  init(anyOf error: any Error, in words: Words) {
    switch error {
    case let error as ListReferenceError: self = error.problem(in: words)
    case let error as TaskFormError: self = error.problem(in: words)
    case let error as TaskReferenceError: self = error.problem(in: words)
    case let error as TypedLineError: self = error.problem(in: words)
    case let error as QueryProblem:
      let (line, marks) = error.pointer
      self.init(.invalid(.query), "\(error.message)\n  \(line)\n  \(marks)")
    case is SeveralListsError: self.init(.invalid(.list), words.severalListsInLines)
    case let error as TakenViewNameError: self = error.problem(in: words)
    case StoreError.taskNotFound(let id): self.init(.notFound, words.noTask(id.number))
    case let error as StoreError: self.init(error, in: words)
    default: self.init(.unavailable, String(describing: error))
    }
  }
}
