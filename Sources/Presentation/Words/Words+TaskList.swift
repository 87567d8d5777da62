package import Domain

extension Words {
  package var newTask: String { choose("New task", "新しいタスク", "새 할 일") }
  package var addTask: String { choose("Add task", "タスクを追加", "할 일 추가") }
  package var addWithDetails: String {
    choose("Add with details", "詳細を入力して追加", "자세히 입력해 추가")
  }
  package var emptyTitle: String {
    choose("Title cannot be empty", "タイトルを入力してください", "제목을 입력하세요")
  }
  package var noTasks: String {
    choose(
      "Nothing to do here. Type a task above and press Enter.",
      "タスクはありません。上の欄に入力して Enter キーで追加できます。",
      "할 일이 없습니다. 위 칸에 입력하고 Enter 키를 누르면 추가됩니다.")
  }
  var noTasksShort: String { choose("No tasks", "タスクはありません", "할 일이 없습니다") }
  var nothingChanged: String {
    choose("Nothing to change", "変更はありません", "변경할 내용이 없습니다")
  }
  package var allDone: String {
    choose("All done.", "すべて完了しました。", "모두 끝냈습니다.")
  }
  package var sort: String { choose("Sort", "並べ替え", "정렬") }
  package var applySort: String { choose("Sort", "並べ替える", "정렬하기") }
  package var hideCompleted: String {
    choose("Hide completed", "完了済みを隠す", "완료 항목 숨기기")
  }
  package var nextTasks: String { choose("Next tasks", "次のタスク", "다음 할 일") }
  package var firstTasks: String { choose("Back to the first", "最初に戻る", "처음으로") }
  package var openDetail: String { choose("Open", "開く", "열기") }
  package var changedElsewhere: String {
    choose("Updated", "更新されました", "업데이트되었습니다")
  }

  package func showCompleted(_ count: Int) -> String {
    choose(
      "Show completed (\(number(count)))", "完了済みを表示(\(number(count))件)",
      "완료 항목 보기(\(number(count))개)")
  }

  package func sortLabel(_ sort: TaskSortName) -> String {
    switch sort {
    case .date: choose("Newest first", "新しい順", "최신순")
    case .priority: choose("By priority", "優先度順", "우선순위순")
    case .completion: choose("Open first", "未完了を先に", "미완료 먼저")
    case .title: choose("By title", "タイトル順", "제목순")
    case .due: choose("By due date", "期限順", "마감일순")
    case .manual: choose("By hand", "手動", "직접 정렬")
    case .completed: choose("Last completed first", "完了が新しい順", "최근 완료 순")
    case .deleted: choose("Last deleted first", "削除が新しい順", "최근 삭제 순")
    }
  }

  package func completeTask(_ title: String) -> String {
    choose("Complete “\(title)”", "「\(title)」を完了にする", "‘\(title)’ 완료")
  }

  package func deleteTask(_ title: String) -> String {
    choose("Delete “\(title)”", "「\(title)」を削除", "‘\(title)’ 삭제")
  }

  package func moveTask(_ title: String) -> String {
    choose("Move “\(title)”", "「\(title)」を移動", "‘\(title)’ 이동")
  }

  package func titleTooLong(maximum: Int) -> String {
    choose(
      "The title is too long (over \(number(maximum)) bytes). Put the rest into the notes.",
      "タイトルが長すぎます(\(number(maximum))バイトまで)。続きはメモに書いてください。",
      "제목이 너무 깁니다(최대 \(number(maximum))바이트). 나머지는 메모에 적어 주세요.")
  }
}
