/// What only the pages of a task, of tags and of settings say.
extension Words {
  package var moveInOrOut: String {
    choose(
      "Make it a sub-task of the one above, or not any more", "上のタスクのサブタスクにする・解除する",
      "위 할 일의 하위로 넣거나 빼기")
  }
  package func repeatsAs(_ repetition: String) -> String {
    choose("Repeats: \(repetition)", "繰り返し: \(repetition)", "반복: \(repetition)")
  }
  package var startTime: String { choose("Start time", "開始時刻", "시작 시간") }
  package var repeatHint: String {
    choose(
      "For example: every other tuesday, every month on the 31st",
      "例: 毎日、隔週火曜、毎月末日", "예: 매일, 격주 화요일, 매월 말일")
  }
  package var countedHow: String { choose("How it is counted", "数え方", "계산 방법") }
  package var changeApplies: String { choose("The change is for", "変更の対象", "변경할 대상") }
  package var thisOneOnly: String { choose("This time only", "今回だけ", "이번만") }
  package var allToCome: String {
    choose("This time and all to come", "今回以降すべて", "이번과 앞으로 모두")
  }
  package var asUsual: String { choose("As usual", "通常どおり", "평소대로") }
  package var asUsualHint: String {
    choose(
      "New dates are for this time, everything else for all times.",
      "日付の変更は今回だけ、ほかの変更はすべての回に反映されます。",
      "날짜는 이번에만, 나머지는 모든 차례에 적용됩니다.")
  }
  package var addTags: String { choose("Add tags", "タグを追加", "태그 추가") }
  package var addTagsHint: String {
    choose("Several are parted by commas", "複数のときはコンマで区切ります", "여러 개는 쉼표로 구분합니다")
  }
  package var estimateHint: String {
    choose("For example: 30 min, 1h30m", "例: 30分、1時間30分", "예: 30분, 1시간 30분")
  }
  package var openAddress: String { choose("Open the address", "URLを開く", "주소 열기") }
  package var remindersHint: String {
    choose(
      "One on each line: how long before it is due, or a date and a time",
      "1行に1つ。期限までの時間、または日時を入力します。",
      "한 줄에 하나씩: 마감까지 남은 시간이나 날짜와 시간")
  }
  package var partOfHint: String {
    choose("The number of a task of the same list", "同じリストのタスクの番号", "같은 목록에 있는 할 일의 번호")
  }
  package var moreFields: String { choose("More", "その他の項目", "더 보기") }
  package var newPart: String { choose("New sub-task", "新しいサブタスク", "새 하위 할 일") }
  package var addPart: String { choose("Add sub-task", "サブタスクを追加", "하위 할 일 추가") }
  package var giveUp: String { choose("Cancel task", "タスクを中止", "할 일 취소하기") }
  package var dayStartLabel: String { choose("The day begins at", "一日の始まり", "하루가 시작되는 시각") }
  package var dayStartHint: String {
    choose(
      "Until then it is still the day before, for those who work past midnight.",
      "この時刻までは前日として扱います。夜遅くまで作業する人向けです。",
      "이 시각 전까지는 전날로 봅니다. 자정 넘어 일하는 분을 위한 설정입니다.")
  }
}
