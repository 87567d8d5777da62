package import Domain

extension TaskBatchPresenter {
  package func startTimer(of task: TaskItem.ID) async {
    await perform { _ in .startTimer(task) }
  }

  /// `took` is how long it took, as it was typed, in place of what was counted.
  package func stopTimer(took text: String?) async {
    await perform { context in
      guard let text else { return .stopTimer(minutes: nil) }
      guard let minutes = context.day().phrases.minutes(text)
      else { throw TaskFormError.notADuration(text) }
      return .stopTimer(minutes: minutes)
    }
  }
}
