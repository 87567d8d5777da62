import Presentation

/// Remembers what it was told.
final class LookBackViewSpy: LookBackView {
  private(set) var content: LookBackContent?
  private(set) var record: LookBackRecord?
  private(set) var problem: Problem?

  func show(_ content: LookBackContent) { self.content = content }

  func show(_ record: LookBackRecord) { self.record = record }

  func show(_ problem: Problem) { self.problem = problem }
}
