import Domain

/// Tells a ``ViewsView`` the views of a person.
package final class ViewsPresenter {
  private weak let view: (any ViewsView)?
  private let context: SceneContext

  init(view: any ViewsView, context: SceneContext) {
    self.view = view
    self.context = context
  }

  package func load() async {
    do {
      view?.show(ViewsContent(try await context.views(), in: context.words))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }
}
