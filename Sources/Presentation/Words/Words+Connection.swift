extension Words {
  package var connectDevice: String {
    choose("Connect a device", "端末を接続", "기기 연결")
  }
  package var connectionExplanation: String {
    choose(
      "Phones and programs that speak CalDAV show the same lists and tasks, and change them.",
      "CalDAV に対応したスマートフォンやアプリで、同じリストとタスクを表示・編集できます。",
      "CalDAV를 지원하는 휴대전화와 앱에서 같은 목록과 할 일을 보고 편집할 수 있습니다.")
  }
  package var serverAddress: String { choose("Address", "アドレス", "주소") }
  package var userName: String { choose("User name", "ユーザー名", "사용자 이름") }
  package var appPassword: String { choose("App password", "アプリパスワード", "앱 비밀번호") }
  package var appPasswords: String { choose("App passwords", "アプリパスワード", "앱 비밀번호") }
  package var copy: String { choose("Copy", "コピー", "복사") }
  package var copied: String { choose("Copied", "コピーしました", "복사했습니다") }

  /// What a button copies, for those who hear it.
  package func copyText(_ label: String) -> String {
    choose("Copy: \(label)", "\(label)をコピー", "\(label) 복사")
  }
  package func addressPicture(_ address: String) -> String {
    choose(
      "QR code of the address \(address)", "アドレス \(address) の QR コード",
      "주소 \(address)의 QR 코드")
  }
  package var pictureExplanation: String {
    choose(
      "A phone's camera reads the address, to copy it there.",
      "スマートフォンのカメラで読み取ると、アドレスをコピーできます。",
      "휴대전화 카메라로 읽으면 주소를 복사할 수 있습니다.")
  }
  var phonesWantEncryption: String {
    choose(
      "This address is not encrypted. Most phones refuse it, and whoever listens on the way can read the password. Serve Hibi over https first.",
      "このアドレスは暗号化されていません。多くのスマートフォンでは接続できず、通信を傍受されるとパスワードが漏れます。先に https で公開してください。",
      "이 주소는 암호화되지 않았습니다. 대부분의 휴대전화에서 연결할 수 없고, 통신을 엿보면 비밀번호가 드러납니다. 먼저 https로 제공하세요.")
  }

  package var appPasswordsExplanation: String {
    choose(
      "Each device gets a password of its own, so that one can be ended without the others. They work for devices alone, and go on working when you change your own password.",
      "端末ごとに専用のパスワードを使うので、一つだけ無効にできます。端末の接続にだけ使え、自分のパスワードを変更してもそのまま使えます。",
      "기기마다 전용 비밀번호를 쓰므로 하나만 따로 폐기할 수 있습니다. 기기 연결에만 쓰이며, 내 비밀번호를 바꿔도 계속 쓸 수 있습니다.")
  }
  package var appPasswordName: String {
    choose("Name of the device or program", "端末やアプリの名前", "기기나 앱의 이름")
  }
  package var makeAppPassword: String {
    choose("Make app password", "アプリパスワードを作成", "앱 비밀번호 만들기")
  }
  package func newAppPassword(_ name: String) -> String {
    choose(
      "New app password for \(quoted(name))", "\(quoted(name))用の新しいアプリパスワード",
      "\(quoted(name))용 새 앱 비밀번호")
  }
  package var shownOnce: String {
    choose(
      "It is shown this once. Enter it on the device now; if it is lost, make another.",
      "表示されるのは今回だけです。今すぐ端末に入力してください。なくした場合は作り直してください。",
      "지금 한 번만 표시됩니다. 바로 기기에 입력하세요. 잃어버리면 새로 만드세요.")
  }
  package var revoke: String { choose("Revoke", "無効化", "폐기") }
  /// What the button does to which, for those who hear it.
  package func revokeAppPassword(_ name: String) -> String {
    choose("Revoke \(quoted(name))", "\(quoted(name))を無効化", "\(quoted(name)) 폐기")
  }
  package var revokingExplanation: String {
    choose(
      "Revoking works at once and can't be undone.", "無効化はすぐに反映され、元に戻せません。",
      "폐기는 즉시 적용되며 되돌릴 수 없습니다.")
  }
  package var appPasswordIsRevoked: String {
    choose(
      "The app password is revoked", "アプリパスワードを無効にしました", "앱 비밀번호를 폐기했습니다")
  }
  package var stepsForPrograms: String {
    choose("Steps for each program", "アプリごとの手順", "앱별 연결 방법")
  }
  package var downloadProfile: String {
    choose("Download the profile", "プロファイルをダウンロード", "프로파일 다운로드")
  }
  func profileExplanation(_ host: String) -> String {
    choose(
      "Adds your tasks on \(host) to Reminders.", "\(host) のタスクをリマインダーに追加します。",
      "\(host)의 할 일을 미리 알림에 추가합니다.")
  }
}
