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
        choose(
          "hibi add --quick 'Call Ann tomorrow 9am #home'",
          "hibi add --quick '明日の朝9時に電話する #家'", "hibi add --quick '내일 오전 9시 전화하기 #집'"),
        choose(
          "All in one line; what was understood is said", "1行でまとめて。読み取った内容を表示します",
          "한 줄로 한꺼번에. 이해한 내용을 알려 줍니다")
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
  package var queryDiscussion: String {
    choose(
      "With a query, those that it finds, soonest due first: completed ones only if the query speaks of them. Write due<=fri, tag:home, list:Work, priority:high, is:overdue, has:notes, due:none, words, \"exact words\", not, or, and parentheses.",
      "条件を指定すると、合うタスクを期限の早い順に表示します。完了したタスクは条件に含まれるときだけ表示します。due<=fri、tag:家、list:仕事、priority:high、is:overdue、has:notes、due:none、語句、\"語句そのまま\"、not、or、括弧が使えます。",
      "조건을 주면 맞는 할 일을 마감이 이른 순서로 보여 줍니다. 완료한 할 일은 조건에서 말할 때만 보여 줍니다. due<=fri, tag:집, list:업무, priority:high, is:overdue, has:notes, due:none, 낱말, \"정확한 말\", not, or, 괄호를 쓸 수 있습니다."
    )
  }
  package var listExamples: [(line: String, explanation: String)] {
    [
      (
        choose(
          "hibi list 'due<=fri tag:home'", "hibi list 'due<=fri tag:家'",
          "hibi list 'due<=fri tag:집'"),
        choose("What is due by Friday at home", "金曜までの、家のタスク", "금요일까지 집에서 할 일")
      ),
      (
        choose(
          "hibi list '(priority:high or list:Work) not has:due'",
          "hibi list '(priority:high or list:仕事) not has:due'",
          "hibi list '(priority:high or list:업무) not has:due'"),
        choose("What matters and has no date", "重要なのに期限のないタスク", "중요하지만 마감일이 없는 할 일")
      ),
    ]
  }
  package var showSummary: String {
    choose("Shows a task with its notes", "タスクの詳細とメモを表示", "할 일의 자세한 내용과 메모 보기")
  }
  package var editSummary: String {
    choose("Changes tasks", "タスクを変更", "할 일 변경")
  }
  package var editDiscussion: String {
    choose(
      "What is not named stays as it is.", "指定しない項目は変わりません。",
      "지정하지 않은 항목은 그대로 둡니다.")
  }
  package var extentDiscussion: String {
    choose(
      "Of a task that repeats, new dates are for this time, and everything else is for all times, unless --this or --all-to-come is given.",
      "繰り返すタスクでは、日付の変更は今回だけ、それ以外は毎回に反映します。--this か --all-to-come で変えられます。",
      "반복하는 할 일에서 날짜는 이번만, 나머지는 매번 바뀝니다. --this나 --all-to-come으로 달리 정할 수 있습니다.")
  }
  package var editExamples: [(line: String, explanation: String)] {
    [
      ("hibi edit 12 --due none", choose("Takes the due date away", "期限をなくす", "마감일 없애기")),
      (
        choose(
          "hibi edit 3-7 --tag 'two words' --list Home",
          "hibi edit 3-7 --tag '買い物 週末' --list 家", "hibi edit 3-7 --tag '주말 장보기' --list 집"),
        choose("Five tasks at once", "5件をまとめて", "다섯 개를 한꺼번에")
      ),
      (
        choose(
          "hibi edit --query 'is:overdue' --due tomorrow",
          "hibi edit --query 'is:overdue' --due 明日",
          "hibi edit --query 'is:overdue' --due 내일"),
        choose("All that is late, for tomorrow", "期限切れをすべて明日に", "지난 할 일을 모두 내일로")
      ),
    ]
  }
  package var doneSummary: String {
    choose("Completes tasks", "タスクを完了", "할 일 완료")
  }
  package var cancelSummary: String {
    choose("Gives tasks up", "タスクを中止", "할 일 취소")
  }
  package var reopenSummary: String {
    choose("Reopens completed or cancelled tasks", "タスクを未完了に戻す", "완료하거나 취소한 할 일 다시 열기")
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
  package var redoSummary: String {
    choose("Makes again what undo took back", "元に戻した変更をやり直す", "되돌린 변경 다시 실행")
  }
  package var tasksOperand: String {
    choose(
      "Numbers of tasks, as in the list: 5, 3-7 or 3,5,9-12", "一覧にあるタスクの番号: 5、3-7、3,5,9-12",
      "목록에 있는 할 일 번호: 5, 3-7, 3,5,9-12")
  }
  package var taskOperand: String {
    choose("The number of a task, as in the list", "一覧にあるタスクの番号", "목록에 있는 할 일 번호")
  }
}
