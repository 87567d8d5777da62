extension Words {
  /// What stands where a list has no title yet.
  package var untitledList: String { choose("Tasks", "タスク", "할 일") }
  package var nameThisList: String {
    choose("Give this list a name", "このリストに名前を付ける", "이 목록의 이름을 지어 주세요")
  }
  package var listTitle: String { choose("List name", "リスト名", "목록 이름") }
  package var addList: String { choose("Add list", "リストを追加", "목록 추가") }
  package var noLists: String {
    choose(
      "No lists yet. Name the first one and add it.",
      "リストがまだありません。名前を入力して追加してください。",
      "아직 목록이 없습니다. 이름을 입력해 추가하세요.")
  }

  package func openTasks(_ count: Int) -> String {
    choose(
      count == 1 ? "1 task to do" : "\(number(count)) tasks to do", "未完了 \(number(count))件",
      "남은 할 일 \(number(count))개")
  }

  package func deleteListQuestion(_ title: String, tasks: Int) -> String {
    choose(
      tasks == 0
        ? "Delete the list “\(title)”?"
        : tasks == 1
          ? "Delete the list “\(title)” and its task?"
          : "Delete the list “\(title)” and its \(number(tasks)) tasks?",
      tasks == 0
        ? "リスト「\(title)」を削除しますか?"
        : "リスト「\(title)」とタスク\(number(tasks))件を削除しますか?",
      tasks == 0
        ? "‘\(title)’ 목록을 삭제할까요?"
        : "‘\(title)’ 목록과 할 일 \(number(tasks))개를 삭제할까요?")
  }
}
