/// What help and manual say of the program as a whole.
extension Words {
  package var programSummary: String {
    choose(
      "Keeps what there is to do, the same here as in the browser",
      "ブラウザーと同じタスクを、コマンドラインで管理します",
      "브라우저와 같은 할 일을 명령줄에서 관리합니다")
  }
  package var programDiscussion: [String] {
    [
      choose(
        "Without a command, the open tasks are listed.",
        "コマンドを省略すると、未完了のタスクを一覧表示します。",
        "명령을 생략하면 미완료 할 일을 보여 줍니다."),
      choose(
        "Everything is in one database file: the one named by --database, by HIBI_DATABASE, or else hibi/hibi.sqlite in XDG_DATA_HOME (~/.local/share).",
        "データはすべて1つのデータベースファイルにあります。場所は --database、環境変数 HIBI_DATABASE の順に決まり、どちらもなければ XDG_DATA_HOME(~/.local/share)の hibi/hibi.sqlite です。",
        "모든 데이터는 하나의 데이터베이스 파일에 있습니다. 위치는 --database, 환경 변수 HIBI_DATABASE 순으로 정해지며, 둘 다 없으면 XDG_DATA_HOME(~/.local/share)의 hibi/hibi.sqlite입니다."
      ),
      choose(
        "Tasks are those of the account named by --account or HIBI_ACCOUNT, or else of the first one.",
        "タスクは --account または環境変数 HIBI_ACCOUNT で指定したアカウントのものです。指定がなければ最初のアカウントです。",
        "할 일은 --account 또는 환경 변수 HIBI_ACCOUNT로 지정한 계정의 것입니다. 지정하지 않으면 첫 번째 계정입니다."),
      choose(
        "The exit status is 0 when it is done, 1 when it could not be done, and 2 when it was asked wrongly.",
        "終了ステータスは、完了で 0、実行できなければ 1、指定の誤りで 2 です。",
        "종료 상태는 완료하면 0, 실행하지 못하면 1, 잘못 지정하면 2입니다."),
    ]
  }

  package var databaseOption: String {
    choose("The database to work with", "使用するデータベース", "사용할 데이터베이스")
  }
  package var accountOption: String {
    choose("Whose tasks these are", "タスクの持ち主のアカウント", "할 일을 다룰 계정")
  }
  package var jsonOption: String {
    choose("Prints JSON for programs", "プログラム向けに JSON で出力", "프로그램용 JSON으로 출력")
  }
  package var helpOption: String {
    choose("Shows this help", "このヘルプを表示", "이 도움말을 표시")
  }
  package var versionOption: String {
    choose("Shows the version", "バージョンを表示", "버전을 표시")
  }

  package var helpUsage: String { choose("Usage", "使い方", "사용법") }
  package var helpOperands: String { choose("Arguments", "引数", "인자") }
  package var helpOptions: String { choose("Options", "オプション", "옵션") }
  package var helpCommonOptions: String {
    choose("Options of every command", "共通のオプション", "공통 옵션")
  }
  package var helpCommands: String { choose("Commands", "コマンド", "명령") }
  package var helpExamples: String { choose("Examples", "例", "예") }
}
