/// What only pages in a browser say.
extension Words {
  package var editLists: String { choose("Edit lists", "リストを編集", "목록 편집") }
  package var goHome: String { choose("To your tasks", "タスクへ戻る", "할 일로 돌아가기") }
  package var problemTitle: String {
    choose("That didn’t work", "うまくいきませんでした", "처리하지 못했습니다")
  }
  package var notFoundTitle: String { choose("Not found", "見つかりません", "찾을 수 없습니다") }
  package var pageNotFound: String {
    choose(
      "There is nothing at this address", "このアドレスにページはありません",
      "이 주소에는 페이지가 없습니다")
  }
  package var cannotDoThat: String {
    choose(
      "That can’t be done at this address", "このアドレスではその操作はできません",
      "이 주소에서는 할 수 없는 작업입니다")
  }
  package var fromAnotherSite: String {
    choose(
      "This came from another site, so nothing was changed",
      "別のサイトからの送信のため、何も変更していません",
      "다른 사이트에서 보낸 요청이라 아무것도 변경하지 않았습니다")
  }
  package var unreadableForm: String {
    choose(
      "What the browser sent can’t be read", "送信された内容を読み取れません",
      "보낸 내용을 읽을 수 없습니다")
  }

  package var newList: String { choose("New list", "新しいリスト", "새 목록") }

  package func openList(_ title: String) -> String {
    choose("Open “\(title)”", "「\(title)」を開く", "‘\(title)’ 열기")
  }

  package func deleteList(_ title: String) -> String {
    choose("Delete the list “\(title)”", "リスト「\(title)」を削除", "‘\(title)’ 목록 삭제")
  }

  package func moveUp(_ title: String) -> String {
    choose("Move “\(title)” up", "「\(title)」を上へ移動", "‘\(title)’ 위로 이동")
  }

  package func moveDown(_ title: String) -> String {
    choose("Move “\(title)” down", "「\(title)」を下へ移動", "‘\(title)’ 아래로 이동")
  }

  package func nameOfList(_ title: String) -> String {
    choose("Name of “\(title)”", "「\(title)」の名前", "‘\(title)’의 이름")
  }

  package var keyboard: String {
    choose("Keyboard shortcuts", "キーボードショートカット", "키보드 단축키")
  }
  package var useSingleKeys: String {
    choose("Use these keys", "ショートカットを使う", "단축키 사용")
  }
  package var nextTask: String { choose("To the next task", "次のタスクへ", "다음 할 일로") }
  package var previousTask: String {
    choose("To the previous task", "前のタスクへ", "이전 할 일로")
  }
  package var completeOrReopen: String {
    choose("Complete or reopen", "完了・未完了を切り替え", "완료·미완료 전환")
  }
  package var moveUpOrDown: String {
    choose("Move up or down", "上・下へ移動", "위·아래로 이동")
  }

  package var completeThis: String { choose("Complete", "完了にする", "완료하기") }
  package var reopenThis: String { choose("Reopen", "未完了に戻す", "다시 열기") }
  package var placeFirst: String { choose("Put it first", "先頭に移動", "맨 위로 이동") }
  package var placeHere: String { choose("Put it here", "ここに移動", "여기로 이동") }

  package func placeBelow(_ title: String) -> String {
    choose("Put it below “\(title)”", "「\(title)」の下に移動", "‘\(title)’ 아래로 이동")
  }

  package func choosePlace(_ title: String) -> String {
    choose(
      "Choose a new place for “\(title)”", "「\(title)」の移動先を選んでください",
      "‘\(title)’을(를) 옮길 곳을 고르세요")
  }
}
