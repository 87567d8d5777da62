extension Words {
  package var productTagline: String {
    choose("Day by day", "一日ずつ", "하루하루")
  }
  package var save: String { choose("Save", "保存", "저장") }
  package var cancel: String { choose("Cancel", "キャンセル", "취소") }
  package var close: String { choose("Close", "閉じる", "닫기") }
  package var ok: String { choose("OK", "OK", "확인") }
  package var undo: String { choose("Undo", "元に戻す", "실행 취소") }
  package var redo: String { choose("Redo", "やり直す", "다시 실행") }
  package var delete: String { choose("Delete", "削除", "삭제") }
  package var rename: String { choose("Rename", "名前を変更", "이름 변경") }
  package var edit: String { choose("Edit", "編集", "편집") }
  package var skipToContent: String {
    choose("Skip to content", "本文へ移動", "본문으로 건너뛰기")
  }
  package var lists: String { choose("Lists", "リスト", "목록") }
  package var settings: String { choose("Settings", "設定", "설정") }
  package var logOut: String { choose("Log out", "ログアウト", "로그아웃") }
  package var retry: String { choose("Try again", "もう一度試す", "다시 시도") }

  /// What is said of a page when the connection to the server is gone.
  package var offline: String {
    choose(
      "No connection. What you typed is kept here and sent when it is back.",
      "接続がありません。入力した内容はこの画面に残り、接続が戻ると送信されます。",
      "연결이 끊겼습니다. 입력한 내용은 그대로 두었다가 다시 연결되면 보냅니다.")
  }
}
