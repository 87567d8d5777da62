import Domain

/// What is said of the time that tasks took.
extension Words {
  func sentence(for action: Change.Action, timeOf title: String) -> String {
    switch action {
    case .startTimer:
      choose("timer started: \(title)", "タイマーを開始: \(title)", "타이머 시작: \(title)")
    case .stopTimer:
      choose("timer stopped: \(title)", "タイマーを停止: \(title)", "타이머 정지: \(title)")
    default: choose("time corrected: \(title)", "時間を修正: \(title)", "시간 수정: \(title)")
    }
  }

  var noTimer: String {
    choose("No timer is running", "動いているタイマーはありません", "작동 중인 타이머가 없습니다")
  }
  package var timeSpent: String { choose("Time spent", "かかった時間", "걸린 시간") }
  package var startTimer: String { choose("Start the timer", "タイマーを開始", "타이머 시작") }
  package var stopTimer: String { choose("Stop the timer", "タイマーを停止", "타이머 정지") }
  package func minutesOf(_ label: String) -> String {
    choose("Time from \(label)", "\(label)からの時間", "\(label)부터의 시간")
  }
  package var correctTime: String { choose("Correct", "修正", "수정") }
  func runningSince(_ moment: String) -> String {
    choose("running since \(moment)", "\(moment)から計測中", "\(moment)부터 재는 중")
  }
  func actual(_ actual: String, of estimate: String) -> String {
    choose(
      "\(actual), estimated \(estimate)", "\(actual)(見積もり\(estimate))",
      "\(actual)(예상 \(estimate))")
  }

  package var estimatesAgainstActual: String {
    choose("Estimates and time spent", "見積もりとかかった時間", "예상 시간과 걸린 시간")
  }
  func longer(by duration: String) -> String {
    choose("\(duration) longer", "\(duration)超過", "\(duration) 더 걸림")
  }
  func shorter(by duration: String) -> String {
    choose("\(duration) shorter", "\(duration)短縮", "\(duration) 덜 걸림")
  }
  var asEstimated: String { choose("as estimated", "見積もりどおり", "예상대로") }
  var notEstimated: String { choose("not estimated", "見積もりなし", "예상 시간 없음") }

  package var startSummary: String {
    choose("Starts to count the time of a task", "タスクの時間を計り始める", "할 일의 시간을 재기 시작")
  }
  package var startDiscussion: String {
    choose(
      "One timer runs at a time: starting another one stops it, and so does completing the task.",
      "タイマーは1つだけ動きます。別のタスクで始めるか、タスクを完了すると止まります。",
      "타이머는 하나만 움직입니다. 다른 할 일을 시작하거나 할 일을 완료하면 멈춥니다.")
  }
  package var stopSummary: String {
    choose("Stops the timer", "タイマーを停止", "타이머 정지")
  }
  package var tookOption: String {
    choose(
      "How long it took, in place of what was counted", "計った時間の代わりに、かかった時間を指定",
      "잰 시간 대신 걸린 시간을 지정")
  }
}
