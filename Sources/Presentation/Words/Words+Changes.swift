import Domain

extension Words {
  /// What a change did, as the sentence by which it is announced and taken back.
  func sentence(for change: Change) -> String {
    let done = sentence(for: change.action, change)
    guard change.undoes != nil else { return done }
    return choose("Undone: \(done)", "元に戻しました: \(done)", "실행 취소함: \(done)")
  }

  private func sentence(for action: Change.Action, _ change: Change) -> String {
    let list = quoted(change.lists.first.map { $0.title.isEmpty ? untitledList : $0.title } ?? "")
    switch action {
    case .addTasks: return added(tasks(of: change))
    case .editTask: return edited(tasks(of: change))
    case .completeTasks: return completed(tasks(of: change))
    case .reopenTasks: return reopened(tasks(of: change))
    case .deleteTasks: return deleted(tasks(of: change))
    case .moveTask: return moved(tasks(of: change))
    case .addList, .addFirstList:
      return choose("list \(list) added", "リスト\(list)を追加", "목록 \(list) 추가")
    case .renameList:
      return choose("list renamed to \(list)", "リスト名を\(list)に変更", "목록 이름을 \(list)(으)로 변경")
    case .deleteList:
      return choose("list \(list) deleted", "リスト\(list)を削除", "목록 \(list) 삭제")
    case .moveList: return choose("list moved", "リストを移動", "목록 이동")
    case .arrangeList: return choose("list arranged", "リストの表示を変更", "목록 보기 변경")
    }
  }

  private func added(_ tasks: String) -> String {
    choose("\(tasks) added", "\(tasks)を追加", "\(tasks) 추가")
  }

  private func edited(_ tasks: String) -> String {
    choose("\(tasks) changed", "\(tasks)を変更", "\(tasks) 변경")
  }

  private func completed(_ tasks: String) -> String {
    choose("\(tasks) completed", "\(tasks)を完了", "\(tasks) 완료")
  }

  private func reopened(_ tasks: String) -> String {
    choose("\(tasks) reopened", "\(tasks)を未完了に変更", "\(tasks) 다시 열기")
  }

  private func deleted(_ tasks: String) -> String {
    choose("\(tasks) deleted", "\(tasks)を削除", "\(tasks) 삭제")
  }

  private func moved(_ tasks: String) -> String {
    choose("\(tasks) moved", "\(tasks)を移動", "\(tasks) 이동")
  }

  private func tasks(of change: Change) -> String {
    let tasks = change.tasks
    if tasks.count == 1, let task = tasks.first { return quoted(task.title) }
    return choose(
      "\(number(tasks.count)) tasks", "タスク\(number(tasks.count))件",
      "할 일 \(number(tasks.count))개")
  }

  func quoted(_ text: String) -> String {
    choose("“\(text)”", "「\(text)」", "‘\(text)’")
  }
}
