extension Words {
  package func unknownCommand(_ name: String, suggestion: String?) -> String {
    choose(
      "There is no command \(quoted(name))" + guess(suggestion),
      "\(quoted(name))というコマンドはありません" + guess(suggestion),
      "\(quoted(name)) 명령은 없습니다" + guess(suggestion))
  }
  package func missingCommand(_ choices: [String]) -> String {
    choose(
      "A command is missing: \(choices.joined(separator: ", "))",
      "コマンドを指定してください: \(choices.joined(separator: "、"))",
      "명령을 지정하세요: \(choices.joined(separator: ", "))")
  }
  package func unknownOption(_ name: String, suggestion: String?) -> String {
    choose(
      "There is no option \(name)" + guess(suggestion),
      "\(name) というオプションはありません" + guess(suggestion),
      "\(name) 옵션은 없습니다" + guess(suggestion))
  }
  package func ambiguousOption(_ name: String, candidates: [String]) -> String {
    choose(
      "\(name) could be any of \(candidates.joined(separator: ", "))",
      "\(name) に当てはまるオプションが複数あります: \(candidates.joined(separator: "、"))",
      "\(name)에 해당하는 옵션이 여럿 있습니다: \(candidates.joined(separator: ", "))")
  }
  package func missingValue(of option: String, placeholder: String) -> String {
    choose(
      "\(option) needs a value: \(option) \(placeholder)",
      "\(option) には値が必要です: \(option) \(placeholder)",
      "\(option)에는 값이 필요합니다: \(option) \(placeholder)")
  }
  package func unexpectedValue(_ value: String, of option: String) -> String {
    choose(
      "\(option) takes no value, but \(quoted(value)) was given",
      "\(option) に値\(quoted(value))は指定できません",
      "\(option)에는 값 \(quoted(value))을(를) 지정할 수 없습니다")
  }
  package func invalidChoice(_ value: String, of option: String, choices: [String]) -> String {
    choose(
      "\(quoted(value)) is no \(option); it is one of \(choices.joined(separator: ", "))",
      "\(option) に\(quoted(value))は指定できません。次から選んでください: \(choices.joined(separator: "、"))",
      "\(option)에 \(quoted(value))을(를) 지정할 수 없습니다. 다음 중에서 고르세요: \(choices.joined(separator: ", "))")
  }
  package func missingOperand(_ placeholder: String) -> String {
    choose(
      "\(placeholder) is missing", "\(placeholder) を指定してください",
      "\(placeholder)을(를) 지정하세요")
  }
  package func extraOperand(_ text: String) -> String {
    choose(
      "\(quoted(text)) is more than this command takes", "\(quoted(text))は余分な引数です",
      "\(quoted(text))은(는) 필요 없는 인자입니다")
  }
  package func notATaskNumber(_ text: String) -> String {
    choose(
      "\(quoted(text)) is not the number of a task. The numbers stand first in: hibi list",
      "\(quoted(text))はタスクの番号ではありません。番号は hibi list の行頭にあります。",
      "\(quoted(text))은(는) 할 일 번호가 아닙니다. 번호는 hibi list의 맨 앞에 있습니다.")
  }
  package func notALimit(_ text: String) -> String {
    choose(
      "\(quoted(text)) is no number of tasks; write 1 or more",
      "\(quoted(text))は件数として使えません。1以上の数を指定してください",
      "\(quoted(text))은(는) 개수로 쓸 수 없습니다. 1 이상의 수를 지정하세요")
  }
  package var nothingToEdit: String {
    choose(
      "Say what to change, as in --due tomorrow or --tag home",
      "変更する内容を指定してください。例: --due 明日、--tag 家", "변경할 내용을 지정하세요. 예: --due 내일, --tag 집")
  }
  package var argumentNotText: String {
    choose(
      "An argument is not text in UTF-8", "UTF-8のテキストではない引数があります",
      "UTF-8 텍스트가 아닌 인자가 있습니다")
  }
  package func tryHelp(_ command: String) -> String {
    choose(
      "Try '\(command) --help'.", "使い方: '\(command) --help'", "사용법: '\(command) --help'")
  }

  private func guess(_ suggestion: String?) -> String {
    guard let suggestion else { return "" }
    return choose(
      ". Did you mean \(quoted(suggestion))?", "。\(quoted(suggestion))ですか?",
      ". \(quoted(suggestion))을(를) 뜻하셨나요?")
  }
}
