/// What is said where many tasks are picked, to be changed together.
extension Words {
  package var pickTasks: String { choose("Select", "選択", "선택") }
  package var pickedTasks: String { choose("Selected tasks", "選択したタスク", "선택한 할 일") }
  package var nothingPicked: String { choose("Select tasks", "タスクを選択", "할 일을 선택하세요") }
  package var pickFirst: String {
    choose("Select tasks first", "先にタスクを選択してください", "먼저 할 일을 선택하세요")
  }
  package var endPicking: String { choose("Done", "選択を終了", "선택 끝내기") }
  package var pickOrNot: String { choose("Select or not", "選択・選択解除", "선택 또는 선택 해제") }
  package var pickMore: String { choose("Select up to here", "ここまで選択", "여기까지 선택") }
  package var pickAll: String { choose("Select all", "すべて選択", "모두 선택") }
  package var completePicked: String { choose("Complete", "完了", "완료") }
  package var cancelPicked: String { choose("Cancel tasks", "中止", "취소하기") }
  package var reopenPicked: String { choose("Reopen", "未完了に戻す", "다시 열기") }
  package var changePicked: String { choose("Change", "変更", "변경") }
  package var applyToPicked: String { choose("Apply", "適用", "적용") }
  package var leftAsIs: String { choose("As it is", "変更しない", "그대로 두기") }
  package var tagToAdd: String { choose("Add tag", "追加するタグ", "추가할 태그") }
  package var tagToRemove: String { choose("Remove tag", "外すタグ", "제거할 태그") }
  package var withoutDueDate: String { choose("Remove the due date", "期限をなくす", "마감일 없애기") }

  /// `count` is a number, or what a script puts a number for.
  package func picked(_ count: String) -> String {
    choose("\(count) selected", "\(count)件を選択中", "\(count)개 선택됨")
  }

  package func pickTask(_ title: String) -> String {
    choose("Select “\(title)”", "「\(title)」を選択", "‘\(title)’ 선택")
  }
}
