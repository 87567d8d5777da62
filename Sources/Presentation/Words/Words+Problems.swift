import Domain

extension Words {
  var taskGone: String {
    choose(
      "That task is no longer there", "そのタスクはもうありません", "그 할 일은 더 이상 없습니다")
  }
  var listGone: String {
    choose(
      "That list is no longer there", "そのリストはもうありません", "그 목록은 더 이상 없습니다")
  }
  var planChanged: String {
    choose(
      "The plan was changed elsewhere since. Look at it again before you accept it.",
      "計画はその後ほかの場所で変更されました。もう一度確認してから決定してください。",
      "그사이 다른 곳에서 계획이 바뀌었습니다. 다시 확인한 뒤 확정해 주세요.")
  }
  var nothingToUndo: String {
    choose("There is nothing to undo", "元に戻す操作はありません", "실행 취소할 작업이 없습니다")
  }
  var nothingToRedo: String {
    choose("There is nothing to redo", "やり直す操作はありません", "다시 실행할 작업이 없습니다")
  }
  func notAnAddress(_ text: String) -> String {
    choose(
      "\(quoted(text)) is no address. Write it with its beginning, as in https://example.org.",
      "\(quoted(text))はアドレスとして使えません。https://example.org のように先頭から入力してください。",
      "\(quoted(text))은(는) 주소가 아닙니다. https://example.org처럼 앞부분까지 적어 주세요.")
  }
  var estimateOutOfRange: String {
    choose(
      "An estimate is between one minute and a year", "見積もりは1分から1年までです",
      "예상 시간은 1분에서 1년 사이입니다")
  }
  var repetitionNeedsDate: String {
    choose(
      "A task that repeats needs a due date or a start", "繰り返すタスクには期限か開始日が必要です",
      "반복하는 할 일에는 마감일이나 시작일이 필요합니다")
  }
  var partOfItself: String {
    choose(
      "A task can't be a part of itself", "タスクを自分自身のサブタスクにすることはできません",
      "할 일을 자기 자신의 하위 할 일로 둘 수 없습니다")
  }
  func noTag(_ name: String) -> String {
    choose(
      "There is no tag \(quoted(name))", "タグ\(quoted(name))はありません",
      "\(quoted(name)) 태그는 없습니다")
  }
  func noView(_ name: String) -> String {
    choose(
      "There is no view \(quoted(name))", "ビュー\(quoted(name))はありません",
      "\(quoted(name)) 보기는 없습니다")
  }
  var notesTooLong: String {
    choose(
      "The notes are too long: a task holds up to 100,000 bytes of them",
      "メモが長すぎます(100,000バイトまで)", "메모가 너무 깁니다(최대 100,000바이트)")
  }

  func cannotUndo(_ change: Change) -> String {
    choose(
      "It was changed again since, so this can't be undone: \(sentence(for: change))",
      "その後さらに変更されたため、元に戻せません: \(sentence(for: change))",
      "이후에 다시 변경되어 실행 취소할 수 없습니다: \(sentence(for: change))")
  }

  func noTask(_ number: Int) -> String {
    choose(
      "There is no task \(number)", "タスク \(number) はありません", "할 일 \(number)번은 없습니다")
  }

  func noList(_ name: String) -> String {
    choose(
      "There is no list \(quoted(name))", "リスト\(quoted(name))はありません",
      "\(quoted(name)) 목록은 없습니다")
  }

  func severalLists(_ name: String, titles: [String]) -> String {
    let all = titles.map(quoted).joined(separator: choose(", ", "、", ", "))
    return choose(
      "Several lists are meant by \(quoted(name)): \(all)",
      "\(quoted(name))に当てはまるリストが複数あります: \(all)",
      "\(quoted(name))에 해당하는 목록이 여럿 있습니다: \(all)")
  }

  func notADate(_ text: String) -> String {
    choose(
      "\(quoted(text)) is no date. Write 2026-12-31, 2026-12-31 18:00, tomorrow 9am, next friday or in 3 days.",
      "\(quoted(text))は日付として読めません。2026-12-31、2026-12-31 18:00、明日9時、来週金曜日、3日後などで指定します。",
      "\(quoted(text))은(는) 날짜가 아닙니다. 2026-12-31, 2026-12-31 18:00, 내일 오전 9시, 다음 주 금요일, 3일 후처럼 적습니다."
    )
  }

  func notARepetition(_ text: String) -> String {
    choose(
      "\(quoted(text)) is no repetition. Write every day, every other tuesday, every month on the 31st, or a rule such as FREQ=WEEKLY;BYDAY=MO.",
      "\(quoted(text))は繰り返しとして読めません。毎日、隔週火曜、毎月25日、または FREQ=WEEKLY;BYDAY=MO のような規則で指定します。",
      "\(quoted(text))은(는) 반복으로 읽을 수 없습니다. 매일, 격주 화요일, 매월 25일 또는 FREQ=WEEKLY;BYDAY=MO 같은 규칙으로 적습니다."
    )
  }

  func notADuration(_ text: String) -> String {
    choose(
      "\(quoted(text)) is no duration. Write 90m, 1h30m or 2 hours.",
      "\(quoted(text))は所要時間として読めません。90分、1時間30分などで指定します。",
      "\(quoted(text))은(는) 소요 시간이 아닙니다. 90분, 1시간 30분처럼 적습니다.")
  }

  func notAReminder(_ text: String) -> String {
    choose(
      "\(quoted(text)) is no reminder. Write how long before the due date, as in 15m, or a date and a time.",
      "\(quoted(text))はリマインダーとして読めません。期限の15分前なら15分のように、または日時で指定します。",
      "\(quoted(text))은(는) 알림으로 읽을 수 없습니다. 마감 전 시간(예: 15분)이나 날짜와 시간으로 적습니다.")
  }

  func notATag(_ text: String) -> String {
    choose(
      "\(quoted(text)) can't be a tag: a tag is one line of up to 200 bytes",
      "\(quoted(text))はタグにできません。タグは1行、200バイトまでです",
      "\(quoted(text))은(는) 태그가 될 수 없습니다. 태그는 한 줄, 최대 200바이트입니다")
  }

  func timeWithoutDate() -> String {
    choose(
      "A time needs a date", "時刻には日付も必要です", "시간을 정하려면 날짜도 필요합니다")
  }

  func storage(_ failure: StorageFailure) -> String {
    switch failure {
    case .newer(let found, let known):
      choose(
        "This database was written by a newer version of Hibi (schema \(found); this one knows up to \(known)). Install the newer version; nothing was changed.",
        "このデータベースは新しいバージョンの Hibi で作成されています(スキーマ \(found)、対応は \(known) まで)。新しいバージョンをインストールしてください。データは変更していません。",
        "이 데이터베이스는 더 새로운 버전의 Hibi로 만들어졌습니다(스키마 \(found), 지원 \(known)까지). 새 버전을 설치하세요. 데이터는 변경하지 않았습니다."
      )
    case .damaged(let detail):
      choose(
        "The database is damaged (\(detail)). Nothing was overwritten. Restore a backup with: hibi restore FILE",
        "データベースが破損しています(\(detail))。データは上書きしていません。バックアップから復元してください: hibi restore FILE",
        "데이터베이스가 손상되었습니다(\(detail)). 아무것도 덮어쓰지 않았습니다. 백업에서 복원하세요: hibi restore FILE")
    case .notADatabase(let path):
      choose(
        "\(path) is not a database of Hibi. Nothing was overwritten; name another file.",
        "\(path) は Hibi のデータベースではありません。上書きはしていません。別のファイルを指定してください。",
        "\(path)은(는) Hibi 데이터베이스가 아닙니다. 덮어쓰지 않았습니다. 다른 파일을 지정하세요.")
    case .readOnly(let path):
      choose(
        "The database \(path) can't be written. Check the permissions of the file and its folder.",
        "データベース \(path) に書き込めません。ファイルとフォルダーの権限を確認してください。",
        "데이터베이스 \(path)에 쓸 수 없습니다. 파일과 폴더의 권한을 확인하세요.")
    case .diskFull:
      choose(
        "The disk is full, so nothing was saved. Free some space and try again.",
        "ディスクの空きがないため保存できませんでした。空きを作ってからもう一度お試しください。",
        "디스크가 가득 차서 저장하지 못했습니다. 공간을 확보한 뒤 다시 시도하세요.")
    case .busy:
      choose(
        "Another program has been using the database for too long. Try again in a moment.",
        "別のプログラムがデータベースを長時間使用しています。しばらくしてからもう一度お試しください。",
        "다른 프로그램이 데이터베이스를 오래 사용하고 있습니다. 잠시 후 다시 시도하세요.")
    case .cannotOpen(let path, let reason):
      choose(
        "The database \(path) can't be opened: \(reason)",
        "データベース \(path) を開けません: \(reason)",
        "데이터베이스 \(path)을(를) 열 수 없습니다: \(reason)")
    case .failed(let detail):
      choose(
        "The database could not do that (\(detail)). Nothing was changed.",
        "データベースで問題が発生しました(\(detail))。データは変更していません。",
        "데이터베이스에 문제가 생겼습니다(\(detail)). 데이터는 변경하지 않았습니다.")
    }
  }
}
