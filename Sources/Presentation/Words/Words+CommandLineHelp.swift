/// What help and manual say of the program as a whole.
extension Words {
  package var programSummary: String {
    choose(
      "Keeps what there is to do, the same here as in the browser",
      "ブラウザーと同じタスクを、コマンドラインで管理します",
      "브라우저와 같은 할 일을 명령줄에서 관리합니다")
  }
  package var programDiscussion: String {
    choose(
      "Without a command, the open tasks are listed. hibi COMMAND --help tells more of each.",
      "コマンドを省略すると、未完了のタスクを一覧表示します。各コマンドの使い方は hibi COMMAND --help で確認できます。",
      "명령을 생략하면 미완료 할 일을 보여 줍니다. 각 명령의 사용법은 hibi COMMAND --help로 확인하세요.")
  }

  package var databaseOption: String {
    choose(
      "The database; else the one in HIBI_DATABASE, else ~/.local/share/hibi/hibi.sqlite",
      "データベース。省略時は環境変数 HIBI_DATABASE、または ~/.local/share/hibi/hibi.sqlite",
      "데이터베이스. 생략하면 환경 변수 HIBI_DATABASE 또는 ~/.local/share/hibi/hibi.sqlite")
  }
  package var accountOption: String {
    choose(
      "Whose tasks; else those of HIBI_ACCOUNT, else of the first account",
      "操作するアカウント。省略時は環境変数 HIBI_ACCOUNT、または最初のアカウント",
      "사용할 계정. 생략하면 환경 변수 HIBI_ACCOUNT 또는 첫 번째 계정")
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

  package var manualName: String { choose("Name", "名前", "이름") }
  package var manualSynopsis: String { choose("Synopsis", "書式", "개요") }
  package var manualDescription: String { choose("Description", "説明", "설명") }
  package var manualExitStatus: String { choose("Exit status", "終了ステータス", "종료 상태") }
  package var manualEnvironment: String { choose("Environment", "環境変数", "환경 변수") }
  package var manualFiles: String { choose("Files", "ファイル", "파일") }

  package var statusDone: String { choose("Done", "完了", "완료") }
  package var statusFailed: String {
    choose("It could not be done", "実行できなかった", "실행하지 못함")
  }
  package var statusMisused: String {
    choose("It was asked wrongly", "指定に誤りがある", "잘못 지정함")
  }
  package var databaseVariable: String {
    choose(
      "The database, unless --database names one", "データベース(--database が優先)",
      "데이터베이스(--database가 우선)")
  }
  package var accountVariable: String {
    choose(
      "The account, unless --account names one", "アカウント(--account が優先)",
      "계정(--account가 우선)")
  }
  package var dataHomeVariable: String {
    choose(
      "The folder of the database, ~/.local/share unless it is set",
      "データベースを置くフォルダー(既定は ~/.local/share)", "데이터베이스를 두는 폴더(기본값 ~/.local/share)")
  }
  package var localeVariable: String {
    choose(
      "The language, unless the account has one: English, Japanese or Korean",
      "表示言語(アカウントの設定が優先): 英語、日本語、韓国語", "표시 언어(계정 설정이 우선): 영어, 일본어, 한국어")
  }
  package var colorVariable: String {
    choose("Anything in it turns colours off", "空でなければ色を使わない", "비어 있지 않으면 색을 쓰지 않음")
  }
  package var databaseFile: String {
    choose(
      "The database: readable by its owner alone, made when it is first needed",
      "データベース。所有者だけが読め、最初に必要になったときに作成される",
      "데이터베이스. 소유자만 읽을 수 있으며 처음 필요할 때 만들어짐")
  }
}
