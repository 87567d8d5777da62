/// What help and manual say of the commands for search, tags, views and trash.
extension Words {
  package var searchSummary: String {
    choose("Finds tasks by their words", "タスクを検索", "할 일 검색")
  }
  package var searchDiscussion: String {
    choose(
      "Finds what has all the words somewhere in title, notes or tags; several words in quotes are looked for as they stand. Shows 100 tasks unless --limit says otherwise.",
      "タイトル、メモ、タグのどこかに、すべての語を含むタスクを探します。引用符で囲んだ語句はその並びのまま探します。--limit がなければ100件まで表示します。",
      "제목, 메모, 태그 어디에든 모든 낱말이 들어 있는 할 일을 찾습니다. 따옴표로 묶은 말은 그대로 찾습니다. --limit가 없으면 100개까지 보여 줍니다.")
  }
  package var searchOperand: String {
    choose("What to look for, any part of a word", "探す語(一部だけでも可)", "찾을 말(일부만도 가능)")
  }
  package var todaySummary: String {
    choose("Shows what is due today", "今日が期限のタスクを表示", "오늘까지인 할 일 보기")
  }
  package var todayDiscussion: String {
    choose(
      "The same as: hibi views show today", "hibi views show today と同じです。",
      "hibi views show today와 같습니다.")
  }
  package var historySummary: String {
    choose("Shows what became of a task", "タスクの変更履歴を表示", "할 일의 변경 기록 보기")
  }

  package var tagsSummary: String {
    choose("Shows the tags, or changes them", "タグを表示・変更", "태그 보기와 변경")
  }
  package var renameTagSummary: String {
    choose("Renames a tag on all tasks", "すべてのタスクでタグの名前を変更", "모든 할 일에서 태그 이름 변경")
  }
  package var renameTagDiscussion: String {
    choose(
      "If there is a tag of the new name already, the two become one.",
      "新しい名前のタグがすでにあれば、一つにまとめます。", "새 이름의 태그가 이미 있으면 하나로 합칩니다.")
  }
  package var deleteTagSummary: String {
    choose("Takes a tag off all tasks", "すべてのタスクからタグを外す", "모든 할 일에서 태그 떼기")
  }
  package var colorTagSummary: String {
    choose("Gives a tag a colour", "タグの色を変更", "태그 색 변경")
  }
  package var tagOperand: String {
    choose(
      "A tag; quotes keep one with spaces together", "タグ。空白を含むものは引用符で囲む", "태그. 띄어쓰기가 있으면 따옴표로 묶음")
  }
  package var newTagOperand: String { choose("Its new name", "新しい名前", "새 이름") }
  package var colorOperand: String { choose("The colour", "色", "색") }

  package var viewsSummary: String {
    choose("Shows the views, built in and saved, or changes them", "ビューを表示・変更", "보기 목록과 변경")
  }
  package var showViewSummary: String {
    choose("Lists the tasks of a view", "ビューのタスクを一覧表示", "보기의 할 일 보기")
  }
  package var saveViewSummary: String {
    choose("Keeps a query under a name", "条件に名前を付けて保存", "조건을 이름을 붙여 저장")
  }
  package var deleteViewSummary: String {
    choose("Forgets a query that was kept", "保存した条件を削除", "저장한 조건 삭제")
  }
  package var viewOperand: String { choose("The name of a view", "ビューの名前", "보기의 이름") }
  package var newViewOperand: String {
    choose("The name to keep it under", "保存する名前", "저장할 이름")
  }
  package var queryOperand: String {
    choose(
      "What tasks are to be like, as in: due<=fri tag:home", "タスクの条件。例: due<=fri tag:家",
      "할 일의 조건. 예: due<=fri tag:집")
  }

  package var trashSummary: String {
    choose("Shows the trash, or takes tasks out of it", "ゴミ箱を表示・復元", "휴지통 보기와 복원")
  }
  package var trashDiscussion: String {
    choose(
      "Deleted tasks rest in it for 30 days.", "削除したタスクは30日間ここに残ります。",
      "삭제한 할 일은 30일 동안 남습니다.")
  }
  package var restoreTasksSummary: String {
    choose("Takes tasks out of the trash", "ゴミ箱からタスクを復元", "휴지통에서 할 일 복원")
  }

  /// How the terms of a query can begin, for a shell to offer.
  package var queryBeginnings: [(text: String, meaning: String)] {
    [
      ("due:", choose("due on that day", "期限がその日", "마감이 그날")),
      ("due<=", choose("due until that day", "期限がその日まで", "마감이 그날까지")),
      ("due:none", choose("without a due date", "期限なし", "마감일 없음")),
      ("start:", choose("to be begun on that day", "その日に開始", "그날 시작")),
      ("tag:", choose("with that tag", "そのタグ付き", "그 태그가 있음")),
      ("list:", choose("in that list", "そのリスト内", "그 목록에 있음")),
      ("priority:", choose("of that priority", "その優先度", "그 우선순위")),
      ("estimate<=", choose("taking so long at most", "見積もりがその時間以内", "예상 시간이 그 이하")),
      ("completed>=", choose("completed since that day", "その日以降に完了", "그날부터 완료됨")),
      ("is:open", choose("open", "未完了", "미완료")),
      ("is:done", choose("completed", "完了", "완료")),
      ("is:cancelled", choose("cancelled", "中止", "취소됨")),
      ("is:overdue", choose("overdue", "期限切れ", "기한 지남")),
      ("is:repeating", choose("coming back", "繰り返し", "반복")),
      ("has:notes", choose("with notes", "メモあり", "메모 있음")),
    ]
  }
}
