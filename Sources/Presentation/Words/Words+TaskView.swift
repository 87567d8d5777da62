import Domain

/// What the views of tasks say, and the search.
extension Words {
  package var views: String { choose("Views", "ビュー", "보기") }
  package var viewsAndLists: String {
    choose("Views and lists", "ビューとリスト", "보기와 목록")
  }
  var upcoming: String { choose("Upcoming", "今後の予定", "예정") }
  var overdue: String { choose("Overdue", "期限切れ", "기한 지남") }
  var noDate: String { choose("No date", "期限なし", "마감일 없음") }
  var completedTasks: String { choose("Completed", "完了済み", "완료") }
  var trash: String { choose("Trash", "ゴミ箱", "휴지통") }
  package var search: String { choose("Search", "検索", "검색") }
  package var searchTasks: String { choose("Search tasks", "タスクを検索", "할 일 검색") }
  package var restore: String { choose("Restore", "復元", "복원") }
  package var deletedListsHeading: String {
    choose("Deleted lists", "削除したリスト", "삭제한 목록")
  }
  package var saveView: String {
    choose("Save as a view", "ビューとして保存", "보기로 저장")
  }
  package var viewName: String { choose("Name of the view", "ビューの名前", "보기 이름") }
  package var deleteView: String { choose("Delete this view", "このビューを削除", "이 보기 삭제") }
  package var queryHelp: String {
    choose("How to write a query", "検索式の書き方", "검색식 쓰는 법")
  }

  package func restoreTask(_ title: String) -> String {
    choose("Restore “\(title)”", "「\(title)」を復元", "‘\(title)’ 복원")
  }

  func deletedAt(_ moment: String) -> String {
    choose("Deleted \(moment)", "削除: \(moment)", "삭제: \(moment)")
  }

  /// More than 99 are not counted.
  func overdueTasks(_ count: Int) -> String {
    let shown = shortCount(count)
    return choose("\(shown) overdue", "期限切れ \(shown)件", "기한 지난 할 일 \(shown)개")
  }
  func shortCount(_ count: Int) -> String { count > 99 ? "99+" : number(count) }
  func tasksInView(_ count: Int) -> String {
    if count > 99 { return choose("more than 99 tasks", "99件を超えるタスク", "할 일 99개 초과") }
    return choose(count == 1 ? "1 task" : "\(count) tasks", "タスク\(count)件", "할 일 \(count)개")
  }

  func foundTasks(_ count: Int, hasMore: Bool) -> String {
    let shown = number(count) + (hasMore ? "+" : "")
    return choose(
      count == 1 && !hasMore ? "1 task" : "\(shown) tasks", "\(shown)件", "할 일 \(shown)개")
  }

  func emptyView(_ choice: TaskViewChoice, query: String?) -> String {
    guard case .named(let name) = choice else {
      return query?.allSatisfy(\.isWhitespace) == false
        ? nothingFound : typeToSearch
    }
    return emptyView(name)
  }

  private var nothingFound: String {
    choose(
      "Nothing was found. Tasks that are done are found by adding the word done.",
      "見つかりませんでした。完了したタスクは「完了」を加えると検索できます。",
      "찾지 못했습니다. 완료한 할 일은 ‘완료’를 덧붙여 찾을 수 있습니다.")
  }

  private var typeToSearch: String {
    choose(
      "Type what you look for: a part of a title, of notes or of a tag, or a query.",
      "タイトル、メモ、タグの一部、または検索式を入力してください。",
      "제목, 메모, 태그의 일부나 검색식을 입력하세요.")
  }

  private func emptyView(_ name: TaskViewName) -> String {
    switch name {
    case .today: choose("Nothing is due today.", "今日が期限のタスクはありません。", "오늘 마감인 할 일이 없습니다.")
    case .upcoming: choose("Nothing is coming up.", "今後の予定はありません。", "예정된 할 일이 없습니다.")
    case .overdue: choose("Nothing is overdue.", "期限切れのタスクはありません。", "기한이 지난 할 일이 없습니다.")
    case .noDate:
      choose("Every task has a date.", "期限のないタスクはありません。", "마감일 없는 할 일이 없습니다.")
    case .completed:
      choose("Nothing is completed yet.", "完了したタスクはまだありません。", "완료한 할 일이 아직 없습니다.")
    case .trash: choose("The trash is empty.", "ゴミ箱は空です。", "휴지통이 비어 있습니다.")
    }
  }

  /// A day in full: `Monday, 30 November`.
  func longDay(_ date: CalendarDate) -> String {
    choose(
      "\(weekday(date.weekday)), \(date.day) \(longMonth(date.month))",
      "\(date.month)月\(date.day)日 \(weekday(date.weekday))",
      "\(date.month)월 \(date.day)일 \(weekday(date.weekday))")
  }

  /// A day as it heads the tasks of that day: near ones by name, beside the date.
  func sectionDay(_ date: CalendarDate, today: CalendarDate) -> String {
    let distance = date.daysSince1970 - today.daysSince1970
    let full = longDay(date)
    let dated =
      date.year == today.year
      ? full : choose("\(full) \(date.year)", "\(date.year)年\(full)", "\(date.year)년 \(full)")
    return (-1...1).contains(distance) ? "\(day(date, today: today)) · \(dated)" : dated
  }

  private func longMonth(_ month: Int) -> String {
    Self.longMonths.indices.contains(month - 1) ? Self.longMonths[month - 1] : ""
  }

  private static let longMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
