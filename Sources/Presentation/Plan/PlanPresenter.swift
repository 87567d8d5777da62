package import Domain

/// Proposes to a ``PlanView`` when tasks could be done, and changes nothing until somebody accepts.
package final class PlanPresenter {
  private weak let view: (any PlanView)?
  private let context: SceneContext
  private var request: PlanRequest

  init(view: any PlanView, request: PlanRequest, context: SceneContext) {
    self.view = view
    self.request = request
    self.context = context
  }

  /// Shows what somebody typed that they want to see.
  ///
  /// - Returns: false when it can't be read, which the view is told.
  package func read(_ form: PlanForm) -> Bool {
    do {
      request = try form.request(on: context.day())
      return true
    } catch {
      view?.show(error.problem(in: context.words))
      return false
    }
  }

  /// Shows the plan in words; says what `change` did, if it is given.
  package func load(announcing change: Change.ID? = nil) async {
    do {
      let scene = try await context.planScene(request)
      view?.show(PlanContent(scene, in: context.words))
      if let change {
        view?.show(Notice(try await context.change(change), on: scene.day, in: context.words))
      }
    } catch StoreError.changeNotFound {
      // Whoever follows an old link still gets the plan.
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Shows the plan as data.
  package func export() async {
    do {
      view?.show(PlanRecord(try await context.planScene(request)))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Accepts what was shown.
  package func accept(_ acceptance: PlanAcceptance) async {
    request.asksForProposal = false
    request.isComeback = false
    await perform { _ in acceptance.edit }
  }

  /// Accepts what is proposed now, unseen.
  package func accept() async {
    await perform { (context) async throws(StoreError) in
      try await context.planScene(self.request).acceptance?.edit ?? .editPlan([])
    }
  }

  /// Keeps a time where it is, whatever is proposed.
  package func lock(_ slot: PlanSlot) async {
    await change(slot) { _ in slot.entry(isLocked: true) }
  }

  /// Lets a proposal move it again; what was only proposed is a proposal again.
  package func unlock(_ slot: PlanSlot) async {
    let showsPlan = !request.asksForProposal
    await change(slot) { plan in
      showsPlan && plan.entries.contains { !$0.isLocked } ? slot.entry(isLocked: false) : nil
    }
  }

  /// Puts a time elsewhere on its day, where it stays.
  package func move(_ slot: PlanSlot, to start: Int) async {
    await change(slot) { _ in
      PlanEntry(task: slot.task, start: start, minutes: slot.minutes, isLocked: true)
    }
  }

  /// Takes a time out of the plan; the task stays as it is.
  package func remove(_ slot: PlanSlot) async {
    await change(slot) { _ in nil }
  }

  /// Takes the due dates off what is overdue, so that it waits among tasks without a date; what
  /// repeats keeps its own, since there is nothing else to repeat from.
  package func park() async {
    request.isComeback = false
    await perform { (context) async throws(StoreError) in
      let overdue = try await context.planScene(PlanRequest()).overdue
      return .editTasks(
        overdue.filter { $0.repetition == nil }.map(\.id), TaskChanges(due: .some(nil)))
    }
  }

  package func undo(_ change: Change.ID? = nil) async { await perform { _ in .undo(change) } }

  package func redo(_ change: Change.ID? = nil) async { await perform { _ in .redo(change) } }

  /// Keeps the plan up to date until the surrounding task is cancelled.
  package func followChanges() async {
    for await _ in await context.changes() { await load() }
  }

  /// Puts another entry in place of one, or none, in what is stored of its day.
  private func change(_ slot: PlanSlot, _ replacement: (DayPlan) -> PlanEntry?) async {
    await perform { (context) async throws(StoreError) in
      let plan =
        try await context.plans(slot.date...slot.date).first
        ?? DayPlan(date: slot.date, entries: [])
      let others = plan.entries.filter { !slot.matches($0) }
      let entries = others + (replacement(plan).map { [$0] } ?? [])
      return .editPlan([DayPlan(date: slot.date, entries: entries)])
    }
  }

  private func perform(_ makeEdit: (SceneContext) async throws(StoreError) -> Edit) async {
    do {
      let change = try await context.perform(try await makeEdit(context))
      if let change {
        view?.show(Notice(change, on: context.day(), in: context.words))
      } else {
        view?.show(Notice(message: context.words.nothingChanged))
      }
      view?.open(.plan(request))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }
}
