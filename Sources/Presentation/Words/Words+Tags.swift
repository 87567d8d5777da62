package import Domain

extension Words {
  var noTags: String {
    choose(
      "No tags yet. Write #tag when you add a task.", "タグはまだありません。タスクの追加時に #タグ と入力します。",
      "아직 태그가 없습니다. 할 일을 추가할 때 #태그라고 적습니다.")
  }
  package var color: String { choose("Colour", "色", "색") }

  package var applyColor: String { choose("Set colour", "色を設定", "색 적용") }
  package func nameOfTag(_ name: String) -> String {
    choose("Name of the tag “\(name)”", "タグ「\(name)」の名前", "‘\(name)’ 태그 이름")
  }
  package func colorOfTag(_ name: String) -> String {
    choose("Colour of the tag “\(name)”", "タグ「\(name)」の色", "‘\(name)’ 태그 색")
  }
  package func deleteTag(_ name: String) -> String {
    choose("Take the tag “\(name)” off all tasks", "タグ「\(name)」を削除", "‘\(name)’ 태그 삭제")
  }

  func tagsMerged(_ sentence: String) -> String {
    choose(
      "\(sentence); the two are one now", "\(sentence)。2つのタグを1つにまとめました",
      "\(sentence). 두 태그를 하나로 합쳤습니다"
    )
  }

  package func colorLabel(_ color: TagColor?) -> String {
    switch color {
    case nil: choose("None", "なし", "없음")
    case .red: choose("Red", "赤", "빨강")
    case .orange: choose("Orange", "オレンジ", "주황")
    case .yellow: choose("Yellow", "黄", "노랑")
    case .green: choose("Green", "緑", "초록")
    case .teal: choose("Teal", "青緑", "청록")
    case .blue: choose("Blue", "青", "파랑")
    case .purple: choose("Purple", "紫", "보라")
    case .pink: choose("Pink", "ピンク", "분홍")
    case .gray: choose("Grey", "グレー", "회색")
    }
  }
}
