import Presentation

final class TaskListViewSpy: TaskListView {
  enum Message: Equatable {
    case content(TaskListContent)
    case problem(Problem)
    case notice(Notice)
    case alert(TitleAlert)
    case dialog(AddTaskDialog)
    case destination(Destination)
  }

  private(set) var messages: [Message] = []

  func show(_ content: TaskListContent) { messages.append(.content(content)) }
  func show(_ problem: Problem) { messages.append(.problem(problem)) }
  func show(_ notice: Notice) { messages.append(.notice(notice)) }
  func show(_ alert: TitleAlert) { messages.append(.alert(alert)) }
  func show(_ dialog: AddTaskDialog) { messages.append(.dialog(dialog)) }
  func open(_ destination: Destination) { messages.append(.destination(destination)) }

  var content: TaskListContent? {
    messages.compactMap { if case .content(let content) = $0 { content } else { nil } }.last
  }
  var notice: Notice? {
    messages.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }.last
  }
  var problem: Problem? {
    messages.compactMap { if case .problem(let problem) = $0 { problem } else { nil } }.last
  }
  var titles: [String]? { content?.rows.map(\.title) }
}
