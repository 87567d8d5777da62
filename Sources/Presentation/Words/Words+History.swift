import Domain

extension Words {
  var you: String { choose("You", "あなた", "나") }
  var somebody: String { choose("Somebody else", "ほかの人", "다른 사람") }

  /// What a change did to one task, whose steps alone it has.
  func history(_ change: Change, on day: Day) -> String {
    let done = historySentence(change, on: day)
    if change.isRedo { return choose("Redone: \(done)", "やり直し: \(done)", "다시 실행: \(done)") }
    return change.isUndo ? choose("Undone: \(done)", "元に戻す: \(done)", "실행 취소: \(done)") : done
  }

  private func historySentence(_ change: Change, on day: Day) -> String {
    guard case .task(let before, let after)? = change.steps.first else { return "" }
    switch change.action {
    case .addTasks: return choose("Added", "追加", "추가")
    case .importTasks where before == nil: return choose("Imported", "取り込み", "가져오기")
    case .cancelTasks: return choose("Cancelled", "中止", "취소함")
    case .reopenTasks: return choose("Reopened", "未完了に変更", "다시 열기")
    case .deleteTasks: return choose("Deleted", "削除", "삭제")
    case .restoreTasks: return choose("Taken out of the trash", "ゴミ箱から復元", "휴지통에서 복원")
    case .moveTask: return choose("Moved", "移動", "이동")
    case .completeTasks:
      let done = choose("Completed", "完了", "완료")
      guard !after.isCompleted, let date = after.repeatingDate else { return done }
      let next = dateLabel(date, on: day)
      return choose("\(done); next: \(next)", "\(done)。次回: \(next)", "\(done). 다음: \(next)")
    default:
      let changed = before.map { changes(from: $0, to: after, on: day) } ?? []
      return changed.isEmpty
        ? choose("Changed", "変更", "변경") : changed.joined(separator: choose("; ", "、", "; "))
    }
  }

  /// The fields that differ, each with what it was and is.
  private func changes(from before: TaskItem, to after: TaskItem, on day: Day) -> [String] {
    var changes: [String] = []
    func add(_ label: String, _ value: (TaskItem) -> String) {
      let (old, new) = (value(before), value(after))
      guard old != new else { return }
      let shown = { (text: String) in text.isEmpty ? nothingSet : text }
      changes.append("\(label): " + (old.isEmpty ? new : "\(old) → \(shown(new))"))
    }
    add(title) { $0.title }
    add(priority) { priorityLabel($0.priority) }
    add(startDate) { $0.start.map { dateLabel($0, on: day) } ?? "" }
    add(dueDate) { $0.due.map { dateLabel($0, on: day) } ?? "" }
    add(repeats) { $0.repetition.map { repetition($0, on: day) } ?? "" }
    add(tags) { $0.tags.map(\.name).joined(separator: choose(", ", "、", ", ")) }
    add(estimate) { $0.estimate.map { duration(minutes: $0) } ?? "" }
    add(address) { $0.url }
    add(partOf) { $0.parent.map { "\($0.number)" } ?? "" }
    for (label, field) in [(notes, TaskField.notes), (reminders, .reminders), (list, .list)]
    where !field.isEqual(before, after) {
      changes.append(choose("\(label) changed", "\(label)を変更", "\(label) 변경"))
    }
    return changes
  }
}
