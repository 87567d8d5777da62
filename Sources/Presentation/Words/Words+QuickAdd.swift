import Domain

extension Words {
  package var understood: String { choose("Understood", "読み取った内容", "이해한 내용") }

  /// Offers the other way to read what can be read in two.
  package func orElse(_ other: String) -> String {
    choose("or \(other)?", "\(other)ですか?", "\(other)인가요?")
  }

  package func keepInTitle(_ typed: String) -> String {
    choose(
      "Keep “\(typed)” in the title", "「\(typed)」をタイトルに残す", "‘\(typed)’을(를) 제목에 남기기")
  }

  /// What becomes of several lines that are pasted.
  package func addLines(_ count: String) -> String {
    choose("Add \(count) tasks, one a line", "1行ずつ\(count)件のタスクにする", "한 줄씩 할 일 \(count)개로 추가")
  }
  package var keepAsOne: String { choose("Keep as one task", "1件のままにする", "하나로 두기") }

  func quickPart(_ kind: QuickLine.Part.Kind) -> String {
    switch kind {
    case .due: choose("Due", "期限", "마감")
    case .start: choose("Starts", "開始", "시작")
    case .repetition: choose("Repeats", "繰り返し", "반복")
    case .tag: choose("Tag", "タグ", "태그")
    case .list: choose("List", "リスト", "목록")
    case .priority: choose("Priority", "優先度", "우선순위")
    case .estimate: choose("Takes", "所要時間", "소요 시간")
    }
  }

  func added(_ task: String, to list: String) -> String {
    choose("\(task) added to \(list)", "\(task)を\(list)に追加", "\(list)에 \(task) 추가")
  }
}
