package import Domain

extension Words {
  package var title: String { choose("Title", "タイトル", "제목") }
  package var notes: String { choose("Notes", "メモ", "메모") }
  package var list: String { choose("List", "リスト", "목록") }
  package var priority: String { choose("Priority", "優先度", "우선순위") }
  package var dueDate: String { choose("Due date", "期限", "마감일") }
  package var dueTime: String { choose("Time", "時刻", "시간") }
  package var taskSaved: String { choose("Saved", "保存しました", "저장했습니다") }
  package var completed: String { choose("Completed", "完了", "완료") }
  package var open: String { choose("Open", "未完了", "미완료") }
  package var created: String { choose("Created", "作成", "만든 날") }
  package var changed: String { choose("Changed", "変更", "변경") }

  package var conflictTitle: String {
    choose(
      "This task was changed elsewhere in the meantime",
      "このタスクは別の場所で変更されました",
      "이 할 일이 그사이 다른 곳에서 변경되었습니다")
  }
  package var conflictExplanation: String {
    choose(
      "Both versions are here. Choose for each field, then save.",
      "両方の内容を表示しています。項目ごとに選んで保存してください。",
      "두 내용을 모두 보여 드립니다. 항목마다 고른 뒤 저장하세요.")
  }
  package var yourVersion: String { choose("Yours", "あなたの内容", "내 내용") }
  package var theirVersion: String {
    choose("Stored meanwhile", "保存されている内容", "저장된 내용")
  }
  package var nothingSet: String { choose("(none)", "(なし)", "(없음)") }

  package func priorityLabel(_ priority: Priority) -> String {
    switch priority {
    case .none: choose("None", "なし", "없음")
    case .low: choose("Low", "低", "낮음")
    case .medium: choose("Medium", "中", "보통")
    case .high: choose("High", "高", "높음")
    }
  }

  package func priorityDescription(_ priority: Priority) -> String {
    choose(
      "\(priorityLabel(priority)) priority", "優先度: \(priorityLabel(priority))",
      "우선순위 \(priorityLabel(priority))")
  }
}
