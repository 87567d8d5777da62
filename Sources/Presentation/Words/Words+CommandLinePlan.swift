/// What help, manual and terminal say of planning.
extension Words {
  package var planSummary: String {
    choose("Plans the day", "1日の計画を立てる", "하루를 계획")
  }
  package var planDiscussion: String {
    choose(
      "Shows your plan, or proposes one: which tasks fit into your hours, and why others don't. Nothing changes without --accept, and hibi undo takes that back.",
      "今の計画を表示するか、新しい計画を提案します。どのタスクが時間内に入り、ほかがなぜ入らないかを示します。--accept を付けるまで何も変わらず、hibi undo で元に戻せます。",
      "지금 계획을 보여 주거나 새로 제안합니다. 어떤 할 일이 시간 안에 들어가고 다른 일은 왜 안 들어가는지 알려 줍니다. --accept 없이는 아무것도 바뀌지 않으며 hibi undo로 되돌립니다."
    )
  }
  package var planDayOption: String { choose("The first day", "最初の日", "첫날") }
  package func planDaysOption(most: Int) -> String {
    choose("So many days, up to \(most)", "日数(\(most)まで)", "날 수(\(most)까지)")
  }
  package var planHoursOption: String {
    choose(
      "Hours to give to the first day, as 6, 4.5 or 2h30m", "最初の日に使う時間(6、4.5、2時間30分など)",
      "첫날에 쓸 시간(6, 4.5, 2시간 30분 등)")
  }
  package var planUntilOption: String {
    choose("When the first day ends, as 16:30", "最初の日を終える時刻(16:30など)", "첫날을 마치는 시각(16:30 등)")
  }
  package var planAcceptOption: String {
    choose("Make what is proposed the plan", "提案を計画として決定", "제안을 계획으로 확정")
  }
  package var howToAccept: String {
    choose(
      "hibi plan --accept makes this your plan", "hibi plan --accept でこの計画に決定します",
      "hibi plan --accept로 이 계획을 확정합니다")
  }
}
