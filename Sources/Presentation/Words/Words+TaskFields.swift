import Domain

/// What the fields of a task are called.
extension Words {
  package var startDate: String { choose("Start", "開始日", "시작일") }
  package var repeats: String { choose("Repeats", "繰り返し", "반복") }
  package var nextTimes: String { choose("Next times", "次回以降", "다음 차례") }
  package var tags: String { choose("Tags", "タグ", "태그") }
  package var estimate: String { choose("Takes about", "所要時間", "예상 소요 시간") }
  package var address: String { choose("Address", "URL", "주소") }
  package var reminders: String { choose("Reminders", "リマインダー", "알림") }
  package var partOf: String { choose("Part of", "親タスク", "상위 할 일") }
  package var parts: String { choose("Sub-tasks", "サブタスク", "하위 할 일") }
  package var history: String { choose("History", "履歴", "기록") }
  package var completedTimes: String { choose("Completed times", "完了した回", "완료한 기록") }
}
