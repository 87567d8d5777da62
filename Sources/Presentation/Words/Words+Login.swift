extension Words {
  package var logIn: String { choose("Log in", "ログイン", "로그인") }
  package var email: String { choose("E-mail address", "メールアドレス", "이메일 주소") }
  package var password: String { choose("Password", "パスワード", "비밀번호") }
  package var loginSucceeded: String {
    choose("Login succeeded", "ログインしました", "로그인했습니다")
  }
  package var emptyEmail: String {
    choose(
      "Enter your e-mail address", "メールアドレスを入力してください", "이메일 주소를 입력하세요")
  }
  package var emptyPassword: String {
    choose("Enter your password", "パスワードを入力してください", "비밀번호를 입력하세요")
  }
  package var wrongCredentials: String {
    choose(
      "The e-mail address or the password is not right",
      "メールアドレスまたはパスワードが正しくありません",
      "이메일 주소 또는 비밀번호가 올바르지 않습니다")
  }

  package func tooManyAttempts(seconds: Int) -> String {
    choose(
      "Too many attempts. Try again in \(duration(seconds: seconds)).",
      "試行回数が多すぎます。\(duration(seconds: seconds))後にもう一度お試しください。",
      "시도 횟수가 너무 많습니다. \(duration(seconds: seconds)) 후에 다시 시도하세요.")
  }

  private func duration(seconds: Int) -> String {
    if seconds < 60 {
      return choose(
        seconds == 1 ? "1 second" : "\(seconds) seconds", "\(seconds)秒", "\(seconds)초")
    }
    let minutes = (seconds + 59) / 60
    return choose(
      minutes == 1 ? "1 minute" : "\(minutes) minutes", "\(minutes)分", "\(minutes)분")
  }
}
