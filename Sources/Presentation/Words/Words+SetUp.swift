extension Words {
  package var setUpTitle: String {
    choose("Welcome to Hibi", "Hibi へようこそ", "Hibi에 오신 것을 환영합니다")
  }
  package var setUpIntroduction: String {
    choose(
      "Make the first account. Its address is only a name to log in with; nothing is sent to it.",
      "最初のアカウントを作成します。メールアドレスはログインに使うだけで、メールは送信されません。",
      "첫 번째 계정을 만드세요. 이메일 주소는 로그인에만 쓰이며 메일은 보내지 않습니다.")
  }
  package var setUpAccount: String {
    choose("Make the account", "アカウントを作成", "계정 만들기")
  }
  package var setUpDone: String {
    choose(
      "The account is ready. Log in.", "アカウントを作成しました。ログインしてください。",
      "계정을 만들었습니다. 로그인하세요.")
  }
  package var notInvited: String {
    choose(
      "This link is no longer valid. Start the server again to get a new one.",
      "このリンクは無効です。サーバーを再起動すると新しいリンクが表示されます。",
      "이 링크는 더 이상 유효하지 않습니다. 서버를 다시 시작하면 새 링크가 표시됩니다.")
  }
  package var invalidEmail: String {
    choose(
      "That is not an e-mail address. It looks like name@example.org.",
      "メールアドレスの形式が正しくありません(例: name@example.org)。",
      "이메일 주소 형식이 아닙니다(예: name@example.org).")
  }
  package var passwordTooLong: String {
    choose("That password is too long", "パスワードが長すぎます", "비밀번호가 너무 깁니다")
  }

  package func passwordHint(minimum: Int) -> String {
    choose(
      "At least \(minimum) characters", "\(minimum)文字以上", "\(minimum)자 이상")
  }

  package func passwordTooShort(minimum: Int) -> String {
    choose(
      "The password needs at least \(minimum) characters",
      "パスワードは\(minimum)文字以上にしてください",
      "비밀번호는 \(minimum)자 이상이어야 합니다")
  }

  package func emailTaken(_ email: String) -> String {
    choose(
      "There is already an account for \(email)",
      "\(email) のアカウントはすでにあります",
      "\(email) 계정이 이미 있습니다")
  }
}
