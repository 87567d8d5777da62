package import Domain

extension Words {
  package var languageLabel: String { choose("Language", "言語", "언어") }
  package var automaticLanguage: String {
    choose("As the browser says", "ブラウザーの設定に合わせる", "브라우저 설정에 따름")
  }
  package var zoneLabel: String { choose("Time zone", "タイムゾーン", "시간대") }
  package var currentPassword: String {
    choose("Current password", "現在のパスワード", "현재 비밀번호")
  }
  package var newPassword: String { choose("New password", "新しいパスワード", "새 비밀번호") }
  package var changePassword: String {
    choose("Change password", "パスワードを変更", "비밀번호 변경")
  }
  package var changePasswordExplanation: String {
    choose(
      "You are logged out everywhere, and log in again with the new one.",
      "すべての端末からログアウトされます。新しいパスワードでログインし直してください。",
      "모든 기기에서 로그아웃됩니다. 새 비밀번호로 다시 로그인하세요.")
  }
  package var passwordChanged: String {
    choose(
      "The password is changed. Log in with the new one.",
      "パスワードを変更しました。新しいパスワードでログインしてください。",
      "비밀번호를 변경했습니다. 새 비밀번호로 로그인하세요.")
  }
  package var wrongPassword: String {
    choose(
      "The current password is not right", "現在のパスワードが正しくありません",
      "현재 비밀번호가 올바르지 않습니다")
  }
  package var settingsSaved: String {
    choose("The settings are saved", "設定を保存しました", "설정을 저장했습니다")
  }
  package var accountNotFound: String {
    choose("There is no such account", "そのアカウントはありません", "그런 계정이 없습니다")
  }

  func dayStart(_ hour: Int) -> String {
    guard let time = LocalTime(hour: hour, minute: 0) else { return "" }
    return hour == 0 ? choose("Midnight", "午前0時", "자정") : self.time(time)
  }

  /// A language's name in itself, so that one who reads only that finds it.
  package func languageName(_ language: Language) -> String {
    switch language {
    case .english: "English"
    case .japanese: "日本語"
    case .korean: "한국어"
    }
  }

  package func unknownZone(_ name: String) -> String {
    choose(
      "There is no time zone “\(name)”. They are named like Europe/Berlin or Asia/Seoul.",
      "タイムゾーン「\(name)」はありません。Asia/Tokyo や Europe/Berlin のように指定します。",
      "‘\(name)’(이)라는 시간대는 없습니다. Asia/Seoul이나 Europe/Berlin처럼 적습니다.")
  }
}
