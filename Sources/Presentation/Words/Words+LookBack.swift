import Domain

extension Words {
  package var lookBack: String { choose("A look back", "ふりかえり", "돌아보기") }
  package var lookBackSpan: String { choose("How far back", "期間", "기간") }

  func span(_ span: LookBackSpan) -> String {
    switch span {
    case .year: choose("A year", "1年間", "1년")
    case .days(let count):
      choose(count == 1 ? "1 day" : "\(count) days", "\(count)日間", "\(count)일")
    case .weeks(let count):
      choose(count == 1 ? "1 week" : "\(count) weeks", "\(count)週間", "\(count)주")
    }
  }

  var completedToday: String { choose("Completed today", "今日の完了", "오늘 완료") }
  var completedThisWeek: String { choose("Completed this week", "今週の完了", "이번 주 완료") }
  func completedIn(_ span: LookBackSpan) -> String {
    let name = self.span(span)
    let english = name.prefix(1).lowercased() + name.dropFirst()
    return choose("Completed in \(english)", "\(name)の完了", "\(name) 동안 완료")
  }
  var openNow: String { choose("Open now", "現在の未完了", "지금 남은 할 일") }

  var completedByDay: String { choose("Completed by day", "日ごとの完了数", "날짜별 완료") }
  var completedByWeek: String { choose("Completed by week", "週ごとの完了数", "주별 완료") }
  var completedByMonth: String { choose("Completed by month", "月ごとの完了数", "월별 완료") }
  var openOverTimeTitle: String { choose("Open tasks", "未完了のタスク数", "남은 할 일 수") }

  func completedInAll(_ total: Int, most: Int, at label: String) -> String {
    choose(
      "\(number(total)) completed in all; most: \(label) (\(number(most)))",
      "合計\(number(total))件。最も多いのは\(label)の\(number(most))件",
      "모두 \(number(total))개. 가장 많은 때: \(label) (\(number(most))개)")
  }
  var nothingCompleted: String {
    choose("Nothing was completed", "完了したタスクはありません", "완료한 할 일이 없습니다")
  }
  func openOverTime(
    from first: Int, to last: Int, most: (count: Int, label: String),
    fewest: (count: Int, label: String)
  ) -> String {
    choose(
      "From \(number(first)) to \(number(last)); most: \(number(most.count)) (\(most.label)), fewest: \(number(fewest.count)) (\(fewest.label))",
      "\(number(first))件から\(number(last))件へ。最多は\(most.label)の\(number(most.count))件、最少は\(fewest.label)の\(number(fewest.count))件",
      "\(number(first))개에서 \(number(last))개로. 가장 많은 때: \(most.label) \(number(most.count))개, 가장 적은 때: \(fewest.label) \(number(fewest.count))개"
    )
  }

  var dayColumn: String { choose("Day", "日", "날짜") }
  var weekColumn: String { choose("Week", "週", "주") }
  var monthColumn: String { choose("Month", "月", "월") }
  var completedColumn: String { choose("Completed", "完了", "완료") }
  var openColumn: String { choose("Open", "未完了", "남은 할 일") }
  package var figuresAsTable: String {
    choose("The figures as a table", "数値を表で見る", "숫자를 표로 보기")
  }

  package var streaks: String { choose("Streaks", "連続記録", "연속 기록") }
  func inARow(_ count: Int) -> String {
    choose("\(number(count)) in a row", "\(number(count))回連続", "\(number(count))회 연속")
  }
  var brokenStreak: String { choose("Broken", "途切れ", "끊김") }
  func longestStreak(_ count: Int) -> String {
    choose("longest: \(number(count))", "最長 \(number(count))回", "최장 \(number(count))회")
  }
  var noStreaks: String {
    choose(
      "No repeating task was completed in this time.",
      "この期間に完了した繰り返しのタスクはありません。",
      "이 기간에 완료한 반복 할 일이 없습니다.")
  }

  /// As short as a date goes on an axis.
  func shortDate(_ date: CalendarDate) -> String {
    let numbers = "\(date.month)/\(date.day)"
    return choose("\(date.day) \(month(date.month))", numbers, numbers)
  }
  func weekOf(_ monday: CalendarDate, withYear: Bool) -> String {
    let year = withYear ? monday.year : nil
    return choose(
      "Week of \(monday.day) \(month(monday.month))" + (year.map { " \($0)" } ?? ""),
      (year.map { "\($0)年" } ?? "") + "\(monday.month)月\(monday.day)日の週",
      (year.map { "\($0)년 " } ?? "") + "\(monday.month)월 \(monday.day)일 주")
  }
  func month(_ month: Int, of year: Int) -> String {
    choose("\(self.month(month)) \(year)", "\(year)年\(month)月", "\(year)년 \(month)월")
  }
}
