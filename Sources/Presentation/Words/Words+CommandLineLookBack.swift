/// What help and manual say of the look back, and what it can't be asked.
extension Words {
  package var statsSummary: String {
    choose("Shows what was done, by day and week", "日・週ごとの実績を表示", "날짜별, 주별로 한 일 보기")
  }
  package var statsDiscussion: String {
    choose(
      "Plots completed and open tasks of the last 30 days, the last 26 weeks, and streaks of repeating tasks.",
      "過去30日間の完了数と未完了数、過去26週間の完了数、繰り返しのタスクの連続記録をグラフで表示します。",
      "지난 30일의 완료 수와 남은 할 일 수, 지난 26주의 완료 수, 반복 할 일의 연속 기록을 그래프로 보여 줍니다.")
  }
  package func daysOption(most: Int) -> String {
    choose("So many days, up to \(most)", "表示する日数(\(most)まで)", "보여 줄 날 수(\(most)까지)")
  }
  package func weeksOption(most: Int) -> String {
    choose("So many weeks, up to \(most)", "表示する週数(\(most)まで)", "보여 줄 주 수(\(most)까지)")
  }
  package func notACount(_ text: String, most: Int) -> String {
    choose(
      "\(quoted(text)) can't be used; write a number from 1 to \(most)",
      "\(quoted(text))は使えません。1から\(most)までの数を指定してください",
      "\(quoted(text))은(는) 쓸 수 없습니다. 1에서 \(most)까지의 수를 지정하세요")
  }
  package var daysOrWeeks: String {
    choose(
      "Say either --days or --weeks", "--days と --weeks は同時に指定できません",
      "--days와 --weeks 중 하나만 지정하세요")
  }
}
