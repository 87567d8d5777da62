import Domain

extension Words {
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
