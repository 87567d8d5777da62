/// What help and manual say of the options that tell what a task is like.
extension Words {
  package var quickOption: String {
    choose(
      "Reads dates, repetition, #tags, +list, !priority and durations out of the words",
      "語句から日付、繰り返し、#タグ、+リスト、!優先度、所要時間を読み取る",
      "말에서 날짜, 반복, #태그, +목록, !우선순위, 소요 시간을 읽음")
  }
  package var titleOption: String { choose("The new title", "新しいタイトル", "새 제목") }
  package var notesOption: String { choose("The notes", "メモ", "메모") }
  package var priorityOption: String {
    choose("How much it matters", "優先度", "우선순위")
  }
  package var dueOption: String {
    choose(
      "When it is due: 2026-12-31, '2026-12-31 18:00', tomorrow, 'fri 9:30', 'in 3 days'; none takes it away",
      "期限: 2026-12-31、'2026-12-31 18:00'、明日、'金曜 9:30'、3日後 など。none で期限なし",
      "마감일: 2026-12-31, '2026-12-31 18:00', 내일, '금요일 9:30', '3일 후' 등. none이면 없앰")
  }
  package var startOption: String {
    choose(
      "When it is to be begun, written as a due date is; none takes it away",
      "開始日。書き方は期限と同じ。none で開始日なし", "시작일. 적는 법은 마감일과 같음. none이면 없앰")
  }
  package var repeatOption: String {
    choose(
      "How it comes back: daily, 'every other tuesday', 'every month on the 31st', or a rule such as 'FREQ=WEEKLY;BYDAY=MO,TH'; none makes it come once",
      "繰り返し: 毎日、隔週火曜、毎月末、または 'FREQ=WEEKLY;BYDAY=MO,TH' のような規則。none で繰り返しなし",
      "반복: 매일, '격주 화요일', '매월 말일' 또는 'FREQ=WEEKLY;BYDAY=MO,TH' 같은 규칙. none이면 반복 안 함")
  }
  package var repeatModeOption: String {
    choose(
      "What the next time counts from: the calendar, the completion, or the calendar without what was missed",
      "次回の数え方: calendar は暦どおり、completion は完了日から、skip は暦どおりで過ぎた分を飛ばす",
      "다음 날짜를 세는 기준: calendar는 달력대로, completion은 완료한 날부터, skip은 달력대로 하되 지난 것은 건너뜀")
  }
  package var tagOption: String {
    choose(
      "A tag, spaces and all; once for each. Others stay; none takes them all off",
      "タグ(空白も可)。複数は繰り返して指定。ほかのタグは残り、none ですべて外す",
      "태그(띄어쓰기 가능). 여러 개는 반복해서 지정. 다른 태그는 남고 none이면 모두 뗌")
  }
  package var untagOption: String {
    choose("A tag to take off; once for each", "外すタグ。複数は繰り返して指定", "뗄 태그. 여러 개는 반복해서 지정")
  }
  package var parentOption: String {
    choose(
      "The task that it is a part of, by number; none makes it one of its own",
      "親タスクの番号。none で独立したタスクにする", "상위 할 일의 번호. none이면 독립된 할 일이 됨")
  }
  package var estimateOption: String {
    choose(
      "How long it will take: 90m, 1h30m, '2 hours'; none takes it away",
      "所要時間の見積もり: 90分、1時間30分、1h30m など。none で見積もりなし",
      "예상 소요 시간: 90분, '1시간 30분', 1h30m 등. none이면 없앰")
  }
  package var urlOption: String {
    choose(
      "An address that belongs to it; none takes it away", "関連するURL。none でなし", "관련 주소. none이면 없앰")
  }
  package var remindOption: String {
    choose(
      "A reminder, so long before it is due (15m) or at a time; once for each; none for no reminder",
      "リマインダー。期限の15分前なら 15m、または日時。複数は繰り返して指定。none でなし",
      "알림. 마감 15분 전이면 15m, 또는 날짜와 시간. 여러 개는 반복해서 지정. none이면 없앰")
  }
  package var thisOption: String {
    choose(
      "Of a task that repeats, changes this time alone", "繰り返すタスクの今回だけを変更",
      "반복하는 할 일의 이번 것만 변경")
  }
  package var allToComeOption: String {
    choose(
      "Of a task that repeats, changes this time and all that follow",
      "繰り返すタスクの今回と以後すべてを変更", "반복하는 할 일의 이번 것과 이후 모두를 변경")
  }
  package var queryOption: String {
    choose(
      "All tasks that a query finds, instead of numbers", "番号の代わりに、条件に合うすべてのタスク",
      "번호 대신 조건에 맞는 모든 할 일")
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
  package var changeLimitOption: String {
    choose("At most so many changes", "表示する変更の数の上限", "표시할 변경의 최대 개수")
  }
}
