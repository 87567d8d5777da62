/// What help and manual say of the commands for lists, accounts and the database.
extension Words {
  package var listsSummary: String {
    choose("Shows the lists, or changes them", "リストを表示・変更", "목록 보기와 변경")
  }
  package var addListSummary: String { choose("Adds a list", "リストを追加", "목록 추가") }
  package var renameListSummary: String {
    choose("Renames a list", "リスト名を変更", "목록 이름 변경")
  }
  package var deleteListSummary: String {
    choose("Deletes a list with its tasks", "リストをタスクごと削除", "목록을 할 일과 함께 삭제")
  }
  package var deleteListDiscussion: String {
    choose(
      "The undo command brings both back.", "undo コマンドでどちらも元に戻せます。",
      "undo 명령으로 둘 다 되돌릴 수 있습니다.")
  }
  package var listOperand: String {
    choose(
      "A list by its title, the start of it, or its number", "リストの名前(先頭だけでも可)か番号",
      "목록의 이름(앞부분만도 가능)이나 번호")
  }
  package var listTitleOperand: String {
    choose("The title of the list", "リストの名前", "목록의 이름")
  }

  package var accountSummary: String {
    choose("Manages who can log in", "ログインできる人を管理", "로그인할 수 있는 사람 관리")
  }
  package var accountDiscussion: String {
    choose(
      "A password is asked for on the terminal, or else is the first line of standard input. It is never an argument, which other people on this machine could see.",
      "パスワードは端末で入力するか、標準入力の1行目で渡します。ほかの人に見えるため、引数では渡せません。",
      "비밀번호는 터미널에서 입력하거나 표준 입력의 첫 줄로 전달합니다. 다른 사람이 볼 수 있으므로 인자로는 받지 않습니다.")
  }
  package var addAccountSummary: String {
    choose("Adds an account", "アカウントを追加", "계정 추가")
  }
  package var addAccountDiscussion: String {
    choose(
      "The first one takes over the tasks that were made on the command line before.",
      "最初のアカウントは、それまでにコマンドラインで作成したタスクを引き継ぎます。",
      "첫 번째 계정은 그때까지 명령줄에서 만든 할 일을 이어받습니다.")
  }
  package var listAccountsSummary: String {
    choose("Lists the accounts", "アカウントを一覧表示", "계정 보기")
  }
  package var setPasswordSummary: String {
    choose("Sets the password of an account", "アカウントのパスワードを変更", "계정 비밀번호 변경")
  }
  package var deleteAccountSummary: String {
    choose("Deletes an account with all its tasks", "アカウントをタスクごと削除", "계정을 할 일과 함께 삭제")
  }
  package var emailOperand: String {
    choose("An e-mail address", "メールアドレス", "이메일 주소")
  }
  package var appPasswordSummary: String {
    choose(
      "Manages app passwords, with which devices connect", "端末の接続に使うアプリパスワードを管理",
      "기기 연결에 쓰는 앱 비밀번호 관리")
  }
  package var appPasswordDiscussion: String {
    choose(
      "Phones and programs connect by CalDAV with the e-mail address and an app password of their own, never with the password of the account.",
      "スマートフォンやアプリは、メールアドレスと専用のアプリパスワードで CalDAV に接続します。アカウントのパスワードは使いません。",
      "휴대전화와 앱은 이메일 주소와 전용 앱 비밀번호로 CalDAV에 연결합니다. 계정 비밀번호는 쓰지 않습니다.")
  }
  package var addAppPasswordSummary: String {
    choose("Prints a new app password", "新しいアプリパスワードを出力", "새 앱 비밀번호 출력")
  }
  package var addAppPasswordDiscussion: String {
    choose(
      "It is printed this once, alone on a line; only a digest of it is kept.",
      "出力されるのは一度だけで、1行にパスワードのみを書き出します。保存するのはそのダイジェストだけです。",
      "한 번만, 한 줄에 비밀번호만 출력합니다. 저장하는 것은 그 다이제스트뿐입니다.")
  }
  package var listAppPasswordsSummary: String {
    choose("Lists the app passwords of an account", "アカウントのアプリパスワードを一覧表示", "계정의 앱 비밀번호 보기")
  }
  package var revokeAppPasswordSummary: String {
    choose(
      "Ends an app password at once, for good", "アプリパスワードをすぐに無効化(元に戻せません)",
      "앱 비밀번호를 즉시 폐기(되돌릴 수 없음)")
  }
  package var appPasswordOperand: String {
    choose("The device or program that has it", "使う端末やアプリの名前", "쓰는 기기나 앱의 이름")
  }
  package var yesOption: String {
    choose("Does not ask first", "確認せずに実行", "확인하지 않고 실행")
  }

  package var serveSummary: String {
    choose("Serves the browser", "ブラウザー用のサーバーを起動", "브라우저용 서버 실행")
  }
  package var serveDiscussion: String {
    choose(
      "Becomes the program hibi-server, which runs until it is interrupted. What follows -- is passed on to it.",
      "hibi-server を起動します。中断するまで動き続けます。-- より後の引数は hibi-server に渡します。",
      "hibi-server를 실행합니다. 중단할 때까지 계속됩니다. -- 다음 인자는 hibi-server에 전달합니다.")
  }
  package var listenOption: String {
    choose("Where to listen", "待ち受けるアドレス", "수신할 주소")
  }
  package var serverOperand: String {
    choose("More options of hibi-server", "hibi-server のオプション", "hibi-server 옵션")
  }

  package var backupSummary: String {
    choose("Copies the database to a file", "データベースをファイルにバックアップ", "데이터베이스를 파일에 백업")
  }
  package var backupDiscussion: String {
    choose(
      "Everything can go on meanwhile. The file must be new.",
      "実行中もそのまま使い続けられます。既存のファイルには書き込みません。",
      "실행 중에도 계속 사용할 수 있습니다. 이미 있는 파일에는 쓰지 않습니다.")
  }
  package var backupOperand: String {
    choose("The new file", "作成するファイル", "만들 파일")
  }
  package var restoreSummary: String {
    choose("Puts a backup in place of the database", "バックアップから復元", "백업에서 복원")
  }
  package var restoreDiscussion: String {
    choose(
      "The backup is checked first, and what was there is kept beside it. The server must be stopped.",
      "先にバックアップを検査し、以前のデータベースは隣に残します。サーバーは停止しておいてください。",
      "먼저 백업을 검사하고 이전 데이터베이스는 옆에 남겨 둡니다. 서버는 중지해 두어야 합니다.")
  }
  package var restoreOperand: String {
    choose("A file made by backup", "backup で作成したファイル", "backup으로 만든 파일")
  }
  package var checkSummary: String {
    choose("Looks for damage in the database", "データベースを検査", "데이터베이스 검사")
  }

  package var completionsSummary: String {
    choose("Prints completions for a shell", "シェルの補完を出力", "셸 자동 완성 출력")
  }
  package var manualSummary: String {
    choose("Prints the manual page", "マニュアルページを出力", "매뉴얼 페이지 출력")
  }
}
