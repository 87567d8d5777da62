extension Words {
  var noAppPasswords: String {
    choose("No app passwords yet", "アプリパスワードはまだありません", "아직 앱 비밀번호가 없습니다")
  }
  func appPasswordMade(_ moment: String) -> String {
    choose("Made: \(moment)", "作成: \(moment)", "생성: \(moment)")
  }
  func appPasswordUsed(_ moment: String) -> String {
    choose("Last used: \(moment)", "最終使用: \(moment)", "마지막 사용: \(moment)")
  }
  var appPasswordNeverUsed: String { choose("Never used", "未使用", "사용한 적 없음") }
  func appPasswordRevoked(_ name: String) -> String {
    choose(
      "The app password \(quoted(name)) is revoked; what has it gets no further in",
      "アプリパスワード\(quoted(name))を無効にしました。使っていた端末はもう接続できません",
      "앱 비밀번호 \(quoted(name))을(를) 폐기했습니다. 이를 쓰던 기기는 더 이상 접속할 수 없습니다")
  }
  func appPasswordTaken(_ name: String) -> String {
    choose(
      "There is an app password \(quoted(name)) already; give this one another name",
      "\(quoted(name))という名前のアプリパスワードはすでにあります。別の名前にしてください",
      "\(quoted(name))(이)라는 앱 비밀번호가 이미 있습니다. 다른 이름을 쓰세요")
  }
  func noAppPassword(_ name: String) -> String {
    choose(
      "There is no app password \(quoted(name))", "アプリパスワード\(quoted(name))はありません",
      "\(quoted(name)) 앱 비밀번호는 없습니다")
  }
  var emptyAppPasswordName: String {
    choose(
      "Name the device or program that gets the password", "パスワードを使う端末やアプリの名前を入力してください",
      "비밀번호를 쓸 기기나 앱의 이름을 입력하세요")
  }
  func appPasswordNameTooLong(maximum: Int) -> String {
    choose(
      "The name is too long: \(maximum) characters at most", "名前が長すぎます(\(maximum)文字まで)",
      "이름이 너무 깁니다(최대 \(maximum)자)")
  }
  var appPasswordNameNotOneLine: String {
    choose(
      "The name has to be one line of plain text", "名前は1行のふつうの文字で入力してください",
      "이름은 한 줄의 일반 글자여야 합니다")
  }
}
