import Domain

extension Words {
  package var plan: String { choose("Plan", "計画", "계획") }
  package var planDays: String { choose("How many days", "計画する日数", "며칠 동안") }
  func daySpan(_ count: Int) -> String {
    choose(count == 1 ? "1 day" : "\(count) days", "\(count)日間", "\(count)일")
  }
  package var planNeighbours: String { choose("Other days", "ほかの日", "다른 날") }

  /// The day by name and date.
  func planDay(_ date: CalendarDate, today: CalendarDate) -> String {
    let name = day(date, today: today)
    let full = self.date(date, withYear: false)
    guard name != full, (-1...1).contains(date.daysSince1970 - today.daysSince1970)
    else { return full }
    return choose("\(name), \(full)", "\(name) \(full)", "\(name) \(full)")
  }

  package var proposalLead: String {
    choose(
      "A proposal. Nothing changes until you accept it.",
      "これは提案です。決定するまで何も変わりません。",
      "제안입니다. 확정하기 전까지는 아무것도 바뀌지 않습니다.")
  }
  var proposalBesidePlan: String {
    choose(
      "A new proposal beside your plan. Your plan stays as it is until you accept this one.",
      "今の計画に対する新しい提案です。決定するまで今の計画は変わりません。",
      "지금 계획에 대한 새 제안입니다. 확정하기 전까지 지금 계획은 그대로입니다.")
  }
  var planLead: String {
    choose(
      "Your plan, as you accepted it.", "決定した計画です。", "확정한 계획입니다.")
  }
  func planLoad(planned: String, available: String) -> String {
    choose(
      "\(planned) planned of \(available)", "\(available)のうち\(planned)を計画",
      "\(available) 중 \(planned) 계획")
  }
  var noHoursThatDay: String {
    choose(
      "There are no hours left that day.", "この日に使える時間はありません。",
      "이날 남은 시간이 없습니다.")
  }
  var nothingToPlan: String {
    choose("Nothing needs a time that day.", "この日に計画するタスクはありません。", "이날 계획할 일이 없습니다.")
  }

  package var accept: String { choose("Accept", "この計画に決める", "이대로 확정") }
  package var acceptChanges: String { choose("Accept these changes", "変更を決定", "변경 확정") }
  package var newProposal: String { choose("See a new proposal", "新しい提案を見る", "새 제안 보기") }
  package var backToPlan: String { choose("Back to my plan", "今の計画に戻る", "내 계획으로 돌아가기") }
  var wouldChange: String { choose("What would change", "変わること", "바뀌는 것") }
  package var nothingWouldChange: String {
    choose("Nothing would change.", "変わることはありません。", "바뀌는 것이 없습니다.")
  }

  func times(of span: MinuteSpan) -> String {
    let start = time(LocalTime(minuteOfDay: span.start))
    let end = time(LocalTime(minuteOfDay: span.end))
    return choose("\(start)–\(end)", "\(start)〜\(end)", "\(start)~\(end)")
  }
  func time(_ time: PlanDifference.Time, today: CalendarDate) -> String {
    let span = MinuteSpan(time.start, time.start + time.minutes)
    return "\(day(time.date, today: today)) \(times(of: span))"
  }
  func addedTime(_ time: String) -> String { choose("new: \(time)", "追加: \(time)", "추가: \(time)") }
  func movedTime(from before: String, to after: String) -> String {
    choose("\(before) → \(after)", "\(before) → \(after)", "\(before) → \(after)")
  }
  func removedTime(_ time: String) -> String {
    choose("no longer \(time)", "取りやめ: \(time)", "빠짐: \(time)")
  }

  var begunAlready: String { choose("begun already", "進行中", "진행 중") }
  var fixedTime: String { choose("at its own time", "時刻の決まったタスク", "시각이 정해진 할 일") }
  func wasDue(_ day: String) -> String { choose("was due \(day)", "期限は\(day)でした", "마감이 \(day)이었음") }
  func isDue(_ day: String) -> String { choose("due \(day)", "期限 \(day)", "마감 \(day)") }
  func value(_ value: PlanningValue) -> String {
    choose("value \(value.total)", "価値 \(value.total)", "가치 \(value.total)")
  }
  var guessedEstimate: String {
    choose("no estimate, taken as 30 min", "見積もりなし(30分とみなす)", "예상 시간 없음(30분으로 봄)")
  }
  var wetHour: String { choose("rain likely", "雨の見込み", "비 예상") }
  var dryHour: String { choose("in a dry hour", "晴れ間に", "비 없는 시간에") }

  func state(_ state: PlanRow.State) -> String? {
    switch state {
    case .proposed: choose("proposed", "提案", "제안")
    case .accepted: nil
    case .done: choose("done", "完了", "완료")
    case .missed: choose("not done then", "まだ終わっていません", "아직 안 함")
    }
  }
  package var locked: String { choose("locked", "固定", "고정") }
  package func lockTime(of title: String) -> String {
    choose("Lock \(quoted(title))", "\(quoted(title))を固定", "\(quoted(title)) 고정")
  }
  package func unlockTime(of title: String) -> String {
    choose("Unlock \(quoted(title))", "\(quoted(title))の固定を解除", "\(quoted(title)) 고정 해제")
  }
  package func removeTime(of title: String) -> String {
    choose(
      "Take \(quoted(title)) out of the plan", "\(quoted(title))を計画から外す",
      "\(quoted(title)) 계획에서 빼기")
  }
  package func startTime(of title: String) -> String {
    choose("Start of \(quoted(title))", "\(quoted(title))の開始時刻", "\(quoted(title)) 시작 시각")
  }
  package var howFull: String { choose("How full the days are", "各日の埋まり具合", "날마다 얼마나 찼는지") }
  package var takeOut: String { choose("Take out", "外す", "빼기") }
  package var hoursToGive: String { choose("Hours to give", "使う時間", "쓸 시간") }
  package var planAnew: String { choose("Plan", "計画する", "계획하기") }
  package var workHours: String { choose("Work hours", "作業時間", "작업 시간") }
  package var workHoursHint: String {
    choose(
      "When you have time for tasks, as 9:00–12:00, 13:00–17:00. What lies between is a break; an empty day has no hours.",
      "タスクに使える時間を 9:00–12:00, 13:00–17:00 のように入力します。間は休憩で、空欄の日は使いません。",
      "할 일에 쓸 수 있는 시간을 9:00–12:00, 13:00–17:00처럼 적습니다. 사이는 휴식이고, 비워 둔 날은 쓰지 않습니다.")
  }
  func notHours(_ text: String) -> String {
    choose(
      "\(quoted(text)) are no hours. Write 9:00–12:00, 13:00–17:00.",
      "\(quoted(text))は時間帯として読めません。9:00–12:00, 13:00–17:00 のように入力します。",
      "\(quoted(text))은(는) 시간대가 아닙니다. 9:00–12:00, 13:00–17:00처럼 적습니다.")
  }
  package var moveThere: String { choose("Move", "移動", "옮기기") }
  package var changeTime: String { choose("Change the time", "時刻を変更", "시각 변경") }

  var leftOut: String { choose("Left out", "入らなかったタスク", "들어가지 못한 할 일") }
  func reason(_ reason: LeftOut.Reason) -> String {
    switch reason {
    case .tooLong(let needed, let left):
      choose(
        "needs \(duration(minutes: needed)), \(duration(minutes: left)) left",
        "\(duration(minutes: needed))必要、空きは\(duration(minutes: left))",
        "\(duration(minutes: needed)) 필요, \(duration(minutes: left)) 남음")
    case .partly(let planned, let needed):
      choose(
        "\(duration(minutes: planned)) of \(duration(minutes: needed)) planned",
        "\(duration(minutes: needed))のうち\(duration(minutes: planned))を計画",
        "\(duration(minutes: needed)) 중 \(duration(minutes: planned)) 계획")
    case .noHours(let needed):
      choose(
        "needs \(duration(minutes: needed)), no hours left",
        "\(duration(minutes: needed))必要、空き時間なし",
        "\(duration(minutes: needed)) 필요, 남은 시간 없음")
    }
  }
  func moreLeftOut(_ count: Int) -> String {
    choose("and \(number(count)) more", "ほか\(number(count))件", "외 \(number(count))개")
  }

  package var welcomeBack: String { choose("Back after a break?", "お久しぶりですか?", "오랜만인가요?") }
  func comeback(_ count: Int) -> String {
    choose(
      "\(number(count)) tasks waited for you. They can be spread over the coming days, with half of each day kept free, or wait without a date. Nothing is lost, and you can undo it.",
      "\(number(count))件のタスクが待っています。毎日の半分を空けたまま数日に分けるか、期限なしで置いておけます。何も失われず、元に戻せます。",
      "할 일 \(number(count))개가 기다리고 있습니다. 하루의 절반은 비워 둔 채 며칠에 나누거나, 마감 없이 둘 수 있습니다. 아무것도 없어지지 않으며 실행 취소할 수 있습니다."
    )
  }
  var spread: String { choose("Spread them", "数日に分ける", "며칠에 나누기") }
  var park: String { choose("Park them", "期限なしで置いておく", "마감 없이 두기") }
  var parkHint: String {
    choose(
      "Takes the due dates off; repeating tasks keep theirs.",
      "期限を外します。繰り返しのタスクはそのままです。",
      "마감을 없앱니다. 반복 할 일은 그대로 둡니다.")
  }

  package var howItIsPlanned: String { choose("How this is worked out", "計画の決め方", "계획을 정하는 방법") }
  var planExplanation: [String] {
    [
      choose(
        "Locked times stay, and tasks with a time of the day have that time. Then come tasks that are due or overdue, then the others by their value, then your own order.",
        "固定した時間と、時刻の決まったタスクが先です。次に期限の来たタスク、続いて価値の高い順、最後に自分で並べた順です。",
        "고정한 시간과 시각이 정해진 할 일이 먼저입니다. 다음은 마감이 된 할 일, 그다음은 가치가 높은 순, 마지막은 직접 정한 순서입니다."),
      choose(
        "Value: priority 10 (none), 20 (low), 40 (medium), 80 (high); due date up to 60 the closer it is; age up to 30, one for each three days.",
        "価値: 優先度 10(なし)・20(低)・40(中)・80(高)、期限が近いほど最大60、追加から3日ごとに1(最大30)。",
        "가치: 우선순위 10(없음)·20(낮음)·40(보통)·80(높음), 마감이 가까울수록 최대 60, 추가한 지 3일마다 1(최대 30)."),
      choose(
        "A task without an estimate counts as 30 minutes. From 2 hours on, a task may be done in parts of at least 30 minutes.",
        "見積もりのないタスクは30分とみなします。2時間以上のタスクは30分以上に分けることがあります。",
        "예상 시간이 없는 할 일은 30분으로 봅니다. 2시간 이상인 할 일은 30분 이상으로 나눌 수 있습니다."),
    ]
  }
  func notHoursOfADay(_ text: String) -> String {
    choose(
      "\(quoted(text)) are no hours of a day. Write 6, 4.5, 2h30m, or a time like 16:30.",
      "\(quoted(text))は1日の時間として読めません。6、4.5、2時間30分、または16:30などで指定します。",
      "\(quoted(text))은(는) 하루의 시간이 아닙니다. 6, 4.5, 2시간 30분 또는 16:30처럼 적습니다.")
  }
}
