/// What help and manual say of the commands for tasks.
extension Words {
  package var addSummary: String {
    choose("Adds a task", "タスクを追加", "할 일 추가")
  }
  package var addDiscussion: [String] {
    [
      choose(
        "The words are kept as typed. Quotes are needed only where the shell itself would read them, as in 'Ask Ada (again)' or \"don't forget\".",
        "入力した語句がそのままタイトルになります。引用符は、( ) ' & などシェルにとって意味のある文字を含むときだけ必要です。",
        "입력한 말이 그대로 제목이 됩니다. 따옴표는 ( ) ' & 등 셸에서 뜻이 있는 문자를 쓸 때만 필요합니다."),
      choose(
        "After -- all is title, also what looks like an option.",
        "-- より後は、オプションのように見える語もすべてタイトルになります。",
        "-- 다음은 옵션처럼 보이는 말도 모두 제목이 됩니다."),
      choose(
        "With - alone, each line of standard input becomes a task: all of them, or none if one of them can't be. Blank lines are left out.",
        "- だけを指定すると、標準入力の各行がタスクになります。1行でも使えなければ何も追加しません。空行は無視します。",
        "-만 지정하면 표준 입력의 각 줄이 할 일이 됩니다. 한 줄이라도 쓸 수 없으면 아무것도 추가하지 않습니다. 빈 줄은 건너뜁니다."),
    ]
  }
  package var addExamples: [(line: String, explanation: String)] {
    [
      (
        choose(
          "hibi add Buy milk --due tomorrow", "hibi add 牛乳を買う --due 明日",
          "hibi add 우유 사기 --due 내일"),
        choose("To be done by tomorrow", "明日が期限のタスク", "내일까지 할 일")
      ),
      (
        choose(
          "hibi add --list Home --priority high --due 'fri 9:30' Call the plumber",
          "hibi add --list 家 --priority high --due '金曜 9:30' 修理を頼む",
          "hibi add --list 집 --priority high --due '금요일 9:30' 수리 맡기기"),
        choose("In another list, urgent, at a time", "別のリストに、優先度と時刻を付けて", "다른 목록에, 우선순위와 시각을 붙여서")
      ),
      (
        "hibi add - <shopping.txt",
        choose("A task for each line of a file", "ファイルの1行ごとにタスクを追加", "파일의 한 줄마다 할 일 추가")
      ),
    ]
  }
  package var titleOperand: String {
    choose(
      "What there is to do, or - for lines of standard input", "タスクのタイトル。- なら標準入力の各行",
      "할 일의 제목. -이면 표준 입력의 각 줄")
  }

  package var listSummary: String {
    choose("Lists tasks", "タスクを一覧表示", "할 일 보기")
  }
  package var listDiscussion: String {
    choose(
      "Shows the open tasks of all lists, each in the order that was chosen for it.",
      "すべてのリストの未完了のタスクを、リストごとに選んだ並び順で表示します。",
      "모든 목록의 미완료 할 일을 목록마다 정해 둔 순서로 보여 줍니다.")
  }
  package var showSummary: String {
    choose("Shows a task with its notes", "タスクの詳細とメモを表示", "할 일의 자세한 내용과 메모 보기")
  }
  package var editSummary: String {
    choose("Changes a task", "タスクを変更", "할 일 변경")
  }
  package var editDiscussion: String {
    choose(
      "What is not named stays as it is.", "指定しない項目は変わりません。",
      "지정하지 않은 항목은 그대로 둡니다.")
  }
  package var editExample: String {
    choose("Takes the due date away", "期限をなくす", "마감일 없애기")
  }
  package var doneSummary: String {
    choose("Completes tasks", "タスクを完了", "할 일 완료")
  }
  package var reopenSummary: String {
    choose("Reopens completed tasks", "タスクを未完了に戻す", "완료한 할 일 다시 열기")
  }
  package var deleteSummary: String {
    choose("Deletes tasks", "タスクを削除", "할 일 삭제")
  }
  package var undoSummary: String {
    choose("Takes back your last change", "直前の変更を元に戻す", "마지막 변경 실행 취소")
  }
  package var undoDiscussion: String {
    choose(
      "Says what it took back. Once more takes back the change before that, wherever it was made.",
      "元に戻した内容を表示します。繰り返すと、さらに前の変更を元に戻します。ブラウザーでの変更も対象です。",
      "무엇을 되돌렸는지 알려 줍니다. 다시 실행하면 그 이전 변경을 되돌립니다. 브라우저에서 한 변경도 포함됩니다.")
  }
  package var taskOperand: String {
    choose("The number of a task, as in the list", "一覧にあるタスクの番号", "목록에 있는 할 일 번호")
  }

  package var titleOption: String { choose("The new title", "新しいタイトル", "새 제목") }
  package var notesOption: String { choose("The notes", "メモ", "메모") }
  package var priorityOption: String {
    choose("How much it matters", "優先度", "우선순위")
  }
  package var dueOption: String {
    choose(
      "When it is due: 2026-12-31, '2026-12-31 18:00', today, tomorrow, fri, 'fri 9:30'",
      "期限: 2026-12-31、'2026-12-31 18:00'、今日、明日、金曜、'金曜 9:30' など",
      "마감일: 2026-12-31, '2026-12-31 18:00', 오늘, 내일, 금요일, '금요일 9:30' 등")
  }
  package var newDueOption: String {
    choose(
      "When it is due, as in add; none takes it away", "期限。書き方は add と同じ。none で期限なし",
      "마감일. 적는 법은 add와 같음. none이면 없앰")
  }
  package var addListOption: String {
    choose("The list to put it in, by title or number", "追加先のリスト(名前か番号)", "추가할 목록(이름이나 번호)")
  }
  package var editListOption: String {
    choose("The list to move it to, by title or number", "移動先のリスト(名前か番号)", "옮길 목록(이름이나 번호)")
  }
  package var onlyListOption: String {
    choose("Only this list, by title or number", "このリストだけ(名前か番号)", "이 목록만(이름이나 번호)")
  }
  package var sortOption: String { choose("In which order", "並び順", "정렬 순서") }
  package var allOption: String {
    choose("Completed tasks too", "完了したタスクも含める", "완료한 할 일도 포함")
  }
  package var limitOption: String {
    choose("At most so many tasks", "表示する件数の上限", "최대 개수")
  }
}
