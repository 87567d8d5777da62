extension Words {
  var noAccounts: String {
    choose("No accounts yet", "アカウントはまだありません", "아직 계정이 없습니다")
  }
  var noLoginYet: String {
    choose("(no login yet)", "(ログイン未設定)", "(로그인 설정 안 됨)")
  }

  package func noAccount(_ email: String) -> String {
    choose(
      "There is no account for \(email)", "\(email) のアカウントはありません",
      "\(email) 계정은 없습니다")
  }
  func accountAdded(_ email: String) -> String {
    choose(
      "Account \(email) added", "アカウント \(email) を追加しました",
      "계정 \(email)을(를) 추가했습니다")
  }
  /// The account of the command line got its login.
  func loginAdded(_ email: String) -> String {
    choose(
      "Account \(email) added, with the tasks made here so far",
      "アカウント \(email) を追加し、これまでのタスクを引き継ぎました",
      "계정 \(email)을(를) 추가하고 지금까지의 할 일을 옮겼습니다")
  }
  func passwordSet(_ email: String) -> String {
    choose(
      "The password of \(email) is changed; its browsers are logged out",
      "\(email) のパスワードを変更しました。ブラウザーからはログアウトされます",
      "\(email)의 비밀번호를 변경했습니다. 브라우저에서는 로그아웃됩니다")
  }
  func accountDeleted(_ email: String) -> String {
    choose(
      "Account \(email) deleted", "アカウント \(email) を削除しました",
      "계정 \(email)을(를) 삭제했습니다")
  }

  func newPasswordPrompt(_ email: String) -> String {
    choose(
      "New password for \(email): ", "\(email) の新しいパスワード: ", "\(email)의 새 비밀번호: ")
  }
  var repeatPasswordPrompt: String {
    choose("The same once more: ", "もう一度入力: ", "한 번 더 입력: ")
  }
  var missingPassword: String {
    choose(
      "No password was given", "パスワードが入力されていません", "비밀번호가 입력되지 않았습니다")
  }
  var passwordsDiffer: String {
    choose(
      "The two passwords are not the same", "2つのパスワードが一致しません",
      "두 비밀번호가 일치하지 않습니다")
  }
  func deleteAccountPrompt(_ email: String) -> String {
    choose(
      "This deletes \(email) with all lists, tasks and history, for good.\nType the address to go on: ",
      "\(email) のリスト、タスク、履歴をすべて削除します。元に戻せません。\n続けるにはメールアドレスを入力: ",
      "\(email)의 목록, 할 일, 기록을 모두 삭제합니다. 되돌릴 수 없습니다.\n계속하려면 이메일 주소를 입력: ")
  }
  var accountKept: String {
    choose(
      "Nothing was deleted", "削除しませんでした", "삭제하지 않았습니다")
  }
  var deletionNeedsYes: String {
    choose(
      "This deletes the account for good. Add --yes to say that you mean it.",
      "アカウントは完全に削除されます。本当に削除するには --yes を付けてください。",
      "계정이 완전히 삭제됩니다. 정말 삭제하려면 --yes를 붙이세요.")
  }
}
