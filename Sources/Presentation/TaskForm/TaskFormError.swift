/// Why a form can't be used.
package enum TaskFormError: Error, Equatable, Sendable {
  case notADate(String, Problem.Field)
  case timeWithoutDate(Problem.Field)
  case notARepetition(String)
  case notADuration(String)
  case notAReminder(String)
  case notATag(String)
  case notATask(String)

  func problem(in words: Words) -> Problem {
    switch self {
    case .notADate(let text, let field): Problem(.invalid(field), words.notADate(text))
    case .timeWithoutDate(let field): Problem(.invalid(field), words.timeWithoutDate())
    case .notARepetition(let text): Problem(.invalid(.repetition), words.notARepetition(text))
    case .notADuration(let text): Problem(.invalid(.estimate), words.notADuration(text))
    case .notAReminder(let text): Problem(.invalid(.reminders), words.notAReminder(text))
    case .notATag(let text): Problem(.invalid(.tags), words.notATag(text))
    case .notATask(let text): Problem(.invalid(.parent), words.notATaskNumber(text))
    }
  }
}
