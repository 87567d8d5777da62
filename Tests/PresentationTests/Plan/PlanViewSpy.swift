import Presentation

/// Remembers what it was told.
final class PlanViewSpy: PlanView {
  private(set) var content: PlanContent?
  private(set) var record: PlanRecord?
  private(set) var problem: Problem?
  private(set) var notices: [Notice] = []
  private(set) var destination: Destination?

  func show(_ content: PlanContent) { self.content = content }

  func show(_ record: PlanRecord) { self.record = record }

  func show(_ problem: Problem) { self.problem = problem }

  func show(_ notice: Notice) { notices.append(notice) }

  func open(_ destination: Destination) { self.destination = destination }
}
