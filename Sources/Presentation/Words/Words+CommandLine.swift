extension Words {
  /// What was done to new tasks, with their numbers.
  func numbered(_ message: String, first: Int, last: Int) -> String {
    first == last ? "\(message) (\(first))" : "\(message) (\(first)–\(last))"
  }

  /// What is wrong in one line of many.
  package func inLine(_ number: Int, _ message: String) -> String {
    choose(
      "Line \(number): \(message)", "\(number)行目: \(message)", "\(number)번째 줄: \(message)")
  }

  package var notText: String {
    choose(
      "This is not text in UTF-8", "UTF-8のテキストではありません", "UTF-8 텍스트가 아닙니다")
  }
  package var lineTooLong: String {
    choose("The line is too long", "行が長すぎます", "줄이 너무 깁니다")
  }
  package var missingInput: String {
    choose(
      "There was nothing to read on standard input",
      "標準入力から何も読み取れませんでした", "표준 입력에서 읽을 내용이 없습니다")
  }
  package var noTerminal: String {
    choose(
      "There is no terminal to ask on", "入力できる端末がありません", "입력할 수 있는 터미널이 없습니다")
  }
  package func inputFailed(_ reason: String) -> String {
    choose(
      "Standard input can't be read: \(reason)", "標準入力を読み取れません: \(reason)",
      "표준 입력을 읽을 수 없습니다: \(reason)")
  }
  package var outputFull: String {
    choose(
      "The output could not be written: there is no room left",
      "空き容量がないため、出力を書き込めませんでした", "공간이 부족하여 출력을 기록하지 못했습니다")
  }
  package func outputFailed(_ reason: String) -> String {
    choose(
      "The output could not be written: \(reason)", "出力を書き込めませんでした: \(reason)",
      "출력을 기록하지 못했습니다: \(reason)")
  }

  package var noHome: String {
    choose(
      "HOME is not set, so there is no place for the database. Name one with --database FILE.",
      "環境変数 HOME がないため、データベースの場所が決まりません。--database FILE で指定してください。",
      "환경 변수 HOME이 없어 데이터베이스 위치를 정할 수 없습니다. --database FILE로 지정하세요.")
  }
  package func noServer(_ name: String) -> String {
    choose(
      "The program \(name) is neither beside this one nor in PATH. Install it to serve the browser.",
      "\(name) がこのプログラムと同じ場所にも PATH にもありません。インストールしてください。",
      "\(name) 프로그램이 이 프로그램 옆에도 PATH에도 없습니다. 설치한 뒤 다시 실행하세요.")
  }
  package func cannotStart(_ path: String, _ reason: String) -> String {
    choose(
      "\(path) can't be started: \(reason)", "\(path) を起動できません: \(reason)",
      "\(path)을(를) 시작할 수 없습니다: \(reason)")
  }

  func backedUp(to path: String) -> String {
    choose("Backed up to \(path)", "\(path) にバックアップしました", "\(path)에 백업했습니다")
  }
  /// `kept` is where that is which was there before, if anything was.
  func restored(from path: String, keeping kept: String?) -> String {
    guard let kept else {
      return choose("Restored from \(path)", "\(path) から復元しました", "\(path)에서 복원했습니다")
    }
    return choose(
      "Restored from \(path). What was there before is kept in \(kept).",
      "\(path) から復元しました。以前のデータは \(kept) に残してあります。",
      "\(path)에서 복원했습니다. 이전 데이터는 \(kept)에 남겨 두었습니다.")
  }
  func checked(_ findings: Int) -> String {
    choose(
      findings == 0
        ? "No problems found"
        : findings == 1 ? "1 problem found" : "\(number(findings)) problems found",
      findings == 0
        ? "問題は見つかりませんでした" : "問題が\(number(findings))件見つかりました",
      findings == 0
        ? "문제가 없습니다" : "문제가 \(number(findings))개 있습니다")
  }
  func fileExists(_ path: String) -> String {
    choose(
      "\(path) is already there and was left as it is. Name a new file.",
      "\(path) はすでにあるため、上書きしませんでした。別の名前を指定してください。",
      "\(path) 파일이 이미 있어 덮어쓰지 않았습니다. 다른 이름을 지정하세요.")
  }
  func noFile(_ path: String) -> String {
    choose("There is no file \(path)", "\(path) というファイルはありません", "\(path) 파일이 없습니다")
  }
  var databaseInUse: String {
    choose(
      "The database is in use. Stop the server and other programs of Hibi, then try again.",
      "データベースは使用中です。サーバーなど Hibi のプログラムを終了してからもう一度お試しください。",
      "데이터베이스가 사용 중입니다. 서버 등 Hibi 프로그램을 모두 종료한 뒤 다시 시도하세요.")
  }
}
