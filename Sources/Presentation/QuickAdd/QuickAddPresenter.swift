import Domain

/// Tells a ``QuickAddView`` how a line is understood, without saving anything.
package final class QuickAddPresenter {
  private weak let view: (any QuickAddView)?
  private let list: TaskList.ID
  private let context: SceneContext

  init(view: any QuickAddView, list: TaskList.ID, context: SceneContext) {
    self.view = view
    self.list = list
    self.context = context
  }

  package func read(_ line: String, _ choices: QuickChoices = QuickChoices()) async {
    do {
      let reader = try await context.lineReader(at: list)
      view?.show(reader.read(line, choices))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }
}
