import Domain

extension Words {
  /// What a change did, as the sentence by which it is announced and taken back.
  func sentence(for change: Change) -> String {
    let done = sentence(for: change.action, change)
    if change.isRedo { return choose("Redone: \(done)", "やり直しました: \(done)", "다시 실행함: \(done)") }
    guard change.undoes != nil else { return done }
    return choose("Undone: \(done)", "元に戻しました: \(done)", "실행 취소함: \(done)")
  }

  private func sentence(for action: Change.Action, _ change: Change) -> String {
    switch action {
    case .addTasks, .editTask, .editTasks, .completeTasks, .cancelTasks, .reopenTasks, .deleteTasks,
      .restoreTasks, .moveTask, .importTasks:
      return sentence(for: action, tasks: tasks(of: change))
    case .addList, .addFirstList, .renameList, .deleteList, .restoreList, .moveList, .arrangeList:
      let title = change.lists.first.map { $0.title.isEmpty ? untitledList : $0.title } ?? ""
      return sentence(for: action, list: quoted(title))
    case .renameTag, .deleteTag: return sentence(for: action, tag: TagChange(change))
    case .colorTag, .saveView, .deleteView:
      return sentence(for: action, name: quoted(change.settings.first?.name ?? ""))
    case .acceptPlan: return choose("plan accepted", "計画を決定", "계획 확정")
    case .editPlan: return choose("plan changed", "計画を変更", "계획 변경")
    case .startTimer, .stopTimer, .setTime:
      let name = change.settings.last { !$0.name.isEmpty }?.name ?? ""
      return sentence(for: action, timeOf: quoted(name))
    case .setWorkHours: return choose("work hours changed", "作業時間を変更", "작업 시간 변경")
    }
  }

  private func sentence(for action: Change.Action, tasks: String) -> String {
    switch action {
    case .addTasks: choose("\(tasks) added", "\(tasks)を追加", "\(tasks) 추가")
    case .completeTasks: choose("\(tasks) completed", "\(tasks)を完了", "\(tasks) 완료")
    case .cancelTasks: choose("\(tasks) cancelled", "\(tasks)を中止", "\(tasks) 취소")
    case .reopenTasks: choose("\(tasks) reopened", "\(tasks)を未完了に変更", "\(tasks) 다시 열기")
    case .deleteTasks: choose("\(tasks) deleted", "\(tasks)を削除", "\(tasks) 삭제")
    case .restoreTasks:
      choose("\(tasks) taken out of the trash", "\(tasks)をゴミ箱から復元", "\(tasks) 휴지통에서 복원")
    case .importTasks: choose("\(tasks) imported", "\(tasks)を取り込み", "\(tasks) 가져오기")
    case .moveTask: choose("\(tasks) moved", "\(tasks)を移動", "\(tasks) 이동")
    default: choose("\(tasks) changed", "\(tasks)を変更", "\(tasks) 변경")
    }
  }

  private func sentence(for action: Change.Action, list: String) -> String {
    switch action {
    case .addList, .addFirstList: choose("list \(list) added", "リスト\(list)を追加", "목록 \(list) 추가")
    case .renameList:
      choose("list renamed to \(list)", "リスト名を\(list)に変更", "목록 이름을 \(list)(으)로 변경")
    case .deleteList: choose("list \(list) deleted", "リスト\(list)を削除", "목록 \(list) 삭제")
    case .restoreList: choose("list \(list) restored", "リスト\(list)を復元", "목록 \(list) 복원")
    case .moveList: choose("list moved", "リストを移動", "목록 이동")
    default: choose("list arranged", "リストの表示を変更", "목록 보기 변경")
    }
  }

  private func sentence(for action: Change.Action, name: String) -> String {
    switch action {
    case .colorTag: choose("tag \(name) coloured", "タグ\(name)の色を変更", "태그 \(name) 색 변경")
    case .saveView: choose("view \(name) saved", "ビュー\(name)を保存", "보기 \(name) 저장")
    default: choose("view \(name) deleted", "ビュー\(name)を削除", "보기 \(name) 삭제")
    }
  }

  private func sentence(for action: Change.Action, tag: TagChange) -> String {
    let old = tag.old.map { quoted($0) + " " } ?? ""
    let bare = tag.old.map(quoted) ?? ""
    guard action == .renameTag else {
      return choose("tag \(old)taken off", "タグ\(bare)を削除", "태그 \(old)삭제")
    }
    guard let new = tag.new.map(quoted) else {
      return choose("tag \(old)renamed", "タグ\(bare)の名前を変更", "태그 \(old)이름 변경")
    }
    return choose(
      "tag \(old)renamed to \(new)", "タグ\(bare)の名前を\(new)に変更",
      "태그 \(old)이름을 \(new)(으)로 변경")
  }

  /// When a repeating task that was completed comes again, or that it comes no more; nil for
  /// everything else.
  func sequel(of change: Change, on day: Day) -> String? {
    guard change.action == .completeTasks, !change.isUndo else { return nil }
    let ids = Set(change.tasks.map(\.id))
    let repeating = change.steps.compactMap { step -> (before: TaskItem, after: TaskItem)? in
      guard case .task(let before?, let after) = step, before.repetition != nil,
        before.parent.map({ !ids.contains($0) }) ?? true
      else { return nil }
      return (before, after)
    }
    guard repeating.count == 1, let task = repeating.first else { return nil }
    guard task.after.isCompleted else {
      guard let date = task.after.repeatingDate else { return nil }
      let (next, time) = day.shown(date)
      let name =
        plainDate(next, withYear: next.year != day.today.year)
        + (time.map { " " + self.time($0) } ?? "")
      return choose("; next on \(name)", "。次回は\(name)", ". 다음은 \(name)")
    }
    return choose("; it was the last time", "。今回が最後です", ". 이번이 마지막입니다")
  }

  /// The task, or how many: what came along (a completed time of what repeats, parts of the only
  /// task that is named) is not counted apart.
  private func tasks(of change: Change) -> String {
    let ids = Set(change.tasks.map(\.id))
    let tasks = change.tasks.filter { task in
      task.occurrenceOf.map { !ids.contains($0) } ?? true
    }
    let wholes = tasks.filter { task in task.parent.map { !ids.contains($0) } ?? true }
    if wholes.count == 1, let task = wholes.first { return quoted(task.title) }
    return choose(
      "\(number(tasks.count)) tasks", "タスク\(number(tasks.count))件",
      "할 일 \(number(tasks.count))개")
  }

  func quoted(_ text: String) -> String {
    choose("“\(text)”", "「\(text)」", "‘\(text)’")
  }
}

/// The names of a tag that was renamed or taken off, as the tasks tell them.
private struct TagChange {
  private(set) var old: String?
  private(set) var new: String?

  init(_ change: Change) {
    for case .task(let before?, let after) in change.steps {
      // What takes back has the two the other way round.
      let (from, to) = change.isUndo ? (after.tags, before.tags) : (before.tags, after.tags)
      old = old ?? from.first { !to.contains($0) }?.name
      new = new ?? to.first { !from.contains($0) }?.name
    }
    old = old ?? change.settings.first { $0.value == nil }?.name
  }
}
