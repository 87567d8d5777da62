extension Words {
  /// Said of a row that stands further in than the one that it is a part of.
  func partAtDepth(_ depth: Int) -> String {
    choose(
      depth == 1 ? "Sub-task" : "Sub-task, level \(depth)",
      depth == 1 ? "サブタスク" : "サブタスク(\(depth)段目)", depth == 1 ? "하위 할 일" : "하위 할 일, \(depth)단계")
  }

  func partsDone(_ done: Int, of all: Int) -> String {
    choose(
      "\(number(done)) of \(number(all)) sub-tasks done",
      "サブタスク\(number(all))件中\(number(done))件完了", "하위 할 일 \(number(all))개 중 \(number(done))개 완료")
  }

  /// What is to be begun later.
  func startsOn(_ day: String) -> String { choose("Starts: \(day)", "開始: \(day)", "시작: \(day)") }

  package var cancelledTask: String { choose("Cancelled", "中止", "취소됨") }
}
