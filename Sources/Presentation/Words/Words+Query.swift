import QueryLanguage

/// What is said of queries, and of those that can't be read.
extension Words {
  package var queryExamples: [(query: String, meaning: String)] {
    [
      (
        choose("milk", "牛乳", "우유"),
        choose(
          "That text in title, notes or tags", "タイトル、メモ、タグにその語句があるもの",
          "제목, 메모, 태그에 그 말이 있는 할 일")
      ),
      (
        choose("due<=fri", "期限<=金曜", "마감<=금요일"),
        choose("Due by Friday", "金曜日までが期限のもの", "금요일까지 마감인 할 일")
      ),
      (
        choose("due:\"next week\" #home", "期限:来週 #家", "마감:다음주 #집"),
        choose("Due next week, with that tag", "来週が期限で、そのタグがあるもの", "다음 주 마감이고 그 태그가 있는 할 일")
      ),
      (
        choose(
          "priority:high or overdue", "優先度:高 または 期限切れ", "우선순위:높음 또는 기한지남"),
        choose("Either of the two", "どちらかに当てはまるもの", "둘 중 하나에 해당하는 할 일")
      ),
      (
        choose(
          "estimate<=30m -has:start", "所要時間<=30分 -あり:開始", "예상<=30분 -있음:시작"),
        choose(
          "Half an hour at most, and without a start", "30分以内で、開始日のないもの",
          "30분 이내이고 시작일이 없는 할 일")
      ),
      (
        choose("completed>=mon", "完了>=月曜", "완료>=월요일"),
        choose("Done since Monday", "月曜日から完了したもの", "월요일부터 완료한 할 일")
      ),
    ]
  }

  func problem(withQuery kind: QueryError.Kind) -> String {
    switch kind {
    case .unclosedParenthesis, .unopenedParenthesis, .emptyParentheses, .unclosedQuote, .emptyText,
      .missingOperand, .tooDeep, .tooManyTerms, .tooLong:
      problem(withForm: kind)
    case .unknownList(let name, let titles): unknownList(name, titles: titles)
    case .severalLists(let name, let titles): severalLists(name, titles: titles)
    default: problem(withValue: kind)
    }
  }

  private func problem(withForm kind: QueryError.Kind) -> String {
    switch kind {
    case .unclosedParenthesis:
      choose(
        "This parenthesis is not closed", "この括弧が閉じられていません", "이 괄호가 닫히지 않았습니다")
    case .unopenedParenthesis:
      choose(
        "This parenthesis was never opened", "この括弧に対応する開き括弧がありません",
        "이 괄호에 맞는 여는 괄호가 없습니다")
    case .emptyParentheses:
      choose(
        "There is nothing in these parentheses", "括弧の中に何もありません", "괄호 안에 아무것도 없습니다")
    case .unclosedQuote:
      choose("This quote is not closed", "この引用符が閉じられていません", "이 따옴표가 닫히지 않았습니다")
    case .emptyText:
      choose(
        "There is nothing to look for between the quotes", "引用符の中に検索する語句がありません",
        "따옴표 안에 찾을 말이 없습니다")
    case .missingOperand(let sign):
      choose(
        "\(quoted(sign)) needs something beside it. To look for the word itself, put it in quotes.",
        "\(quoted(sign))の対象がありません。語句として検索するには引用符で囲みます。",
        "\(quoted(sign))의 대상이 없습니다. 이 말 자체를 찾으려면 따옴표로 묶으세요.")
    case .tooDeep(let maximum):
      choose(
        "More than \(number(maximum)) parentheses stand in one another",
        "括弧の入れ子は\(number(maximum))段までです",
        "괄호는 \(number(maximum))겹까지만 겹칠 수 있습니다")
    case .tooManyTerms(let maximum):
      choose(
        "A query has \(number(maximum)) terms at most", "条件は\(number(maximum))個までです",
        "조건은 \(number(maximum))개까지입니다")
    case .tooLong(let maximum):
      choose(
        "A query is \(number(maximum)) bytes long at most",
        "検索式は\(number(maximum))バイトまでです", "검색식은 \(number(maximum))바이트까지입니다")
    default: ""
    }
  }

  private func problem(withValue kind: QueryError.Kind) -> String {
    switch kind {
    case .unknownField(let name, let suggestion):
      unknown(
        choose(
          "There is no field \(quoted(name)). To look for the text itself, put it in quotes.",
          "\(quoted(name))という項目はありません。語句として検索するには引用符で囲みます。",
          "\(quoted(name)) 항목은 없습니다. 글 자체를 찾으려면 따옴표로 묶으세요."),
        suggestion)
    case .missingValue(let field):
      choose(
        "\(quoted(field)) needs a value", "\(quoted(field))の値がありません",
        "\(quoted(field))의 값이 없습니다")
    case .notOrdered(let field):
      choose(
        "\(quoted(field)) can only be equal: write a colon",
        "\(quoted(field))は大小を比べられません。コロンを使います",
        "\(quoted(field))은(는) 크기를 비교할 수 없습니다. 쌍점을 쓰세요")
    case .notADay(let text):
      choose(
        "\(quoted(text)) is no day. Write 2026-12-31, today, fri or +3d, and several words in quotes: \"next week\".",
        "\(quoted(text))は日付として読めません。2026-12-31、今日、金曜、+3d などで指定します。空白を含むときは引用符で囲みます。",
        "\(quoted(text))은(는) 날짜로 읽을 수 없습니다. 2026-12-31, 오늘, 금요일, +3d처럼 적고, 띄어 쓴 말은 따옴표로 묶으세요."
      )
    case .notAPriority(let text):
      choose(
        "\(quoted(text)) is no priority. Write high, medium, low or none.",
        "\(quoted(text))は優先度ではありません。高、中、低、なしで指定します。",
        "\(quoted(text))은(는) 우선순위가 아닙니다. 높음, 보통, 낮음, 없음으로 적습니다.")
    case .notADuration(let text): notADuration(text)
    case .notATag(let text): notATag(text)
    case .notATask(let text):
      choose(
        "\(quoted(text)) is no number of a task", "\(quoted(text))はタスクの番号ではありません",
        "\(quoted(text))은(는) 할 일 번호가 아닙니다")
    case .unknownState(let text, let suggestion):
      unknown(
        choose(
          "A task can't be \(quoted(text)). It is open, done, cancelled, overdue, repeating or a subtask.",
          "\(quoted(text))という状態はありません。未完了、完了、中止、期限切れ、繰り返し、サブタスクで指定します。",
          "\(quoted(text)) 상태는 없습니다. 미완료, 완료, 취소, 기한지남, 반복, 하위작업으로 적습니다."),
        suggestion)
    case .unknownProperty(let text, let suggestion):
      unknown(
        choose(
          "A task can't have \(quoted(text)). It has due, start, notes, tags, estimate, url, repeat, reminders or parent.",
          "\(quoted(text))の有無は調べられません。期限、開始、メモ、タグ、見積もり、リンク、繰り返し、通知、親で指定します。",
          "\(quoted(text))이(가) 있는지는 찾을 수 없습니다. 마감, 시작, 메모, 태그, 예상, 링크, 반복, 알림, 상위로 적습니다."
        ), suggestion)
    default: ""
    }
  }

  private func unknown(_ sentence: String, _ suggestion: String?) -> String {
    guard let suggestion else { return sentence }
    return sentence
      + choose(
        " Did you mean \(quoted(suggestion))?", "もしかして: \(quoted(suggestion))",
        " \(quoted(suggestion))을(를) 찾으셨나요?")
  }

  /// Some of the titles, when there are more than one reads.
  private func unknownList(_ name: String, titles: [String]) -> String {
    let some = titles.prefix(6).map(quoted).joined(separator: choose(", ", "、", ", "))
    let more = titles.count > 6 ? "…" : ""
    return noList(name)
      + choose(". There are: \(some)\(more)", "。リスト: \(some)\(more)", ". 목록: \(some)\(more)")
  }
}
