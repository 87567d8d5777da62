/// What is said of the tasks that a command is about.
extension Words {
  package var noSelection: String {
    choose(
      "Say which tasks: their numbers (5, 3-7 or 3,5,9-12) or --query QUERY",
      "タスクを指定してください: 番号(5、3-7、3,5,9-12)または --query QUERY",
      "할 일을 지정하세요: 번호(5, 3-7, 3,5,9-12) 또는 --query QUERY")
  }
  package var twoSelections: String {
    choose(
      "Name tasks by numbers or by --query, not by both",
      "番号と --query のどちらか一方で指定してください", "번호와 --query 중 하나로만 지정하세요")
  }
  package func tooManyNumbers(_ most: Int) -> String {
    choose(
      "These are more than \(number(most)) tasks at once",
      "一度に指定できるタスクは\(number(most))件までです", "한 번에 \(number(most))개까지만 지정할 수 있습니다")
  }
  package var titleOfMany: String {
    choose(
      "--title is for one task, named by its number", "--title は番号で指定した1件のタスクにだけ使えます",
      "--title은 번호로 지정한 할 일 하나에만 쓸 수 있습니다")
  }
  package var bothExtents: String {
    choose(
      "--this and --all-to-come can't be meant both", "--this と --all-to-come は同時に指定できません",
      "--this와 --all-to-come은 함께 지정할 수 없습니다")
  }
  package var modeWithoutRepetition: String {
    choose(
      "--repeat-mode says how --repeat is meant; give both",
      "--repeat-mode は --repeat と一緒に指定してください",
      "--repeat-mode는 --repeat와 함께 지정하세요")
  }
  func noTasks(from first: Int, to last: Int) -> String {
    choose(
      "There is no task from \(first) to \(last)", "\(first)から\(last)までのタスクはありません",
      "\(first)번부터 \(last)번까지 할 일이 없습니다")
  }
  func nothingMatches(_ query: String) -> String {
    choose(
      "No task matches: \(query)", "条件に合うタスクはありません: \(query)", "조건에 맞는 할 일이 없습니다: \(query)")
  }
  /// Said at the end of a list that was cut.
  func moreTasks(than limit: Int) -> String {
    choose(
      "There are more than these \(number(limit)); --limit shows more",
      "\(number(limit))件まで表示しました。続きは --limit で表示できます",
      "\(number(limit))개까지만 표시했습니다. 더 보려면 --limit를 쓰세요")
  }
  func viewNameTaken(_ name: String) -> String {
    choose(
      "\(quoted(name)) is a view that everybody has; choose another name",
      "\(quoted(name))は標準のビューです。別の名前を付けてください",
      "\(quoted(name))은(는) 기본 보기입니다. 다른 이름을 지정하세요")
  }
  var severalListsInLines: String {
    choose(
      "The lines name different lists; add them list by list",
      "行ごとに異なるリストが指定されています。リストごとに追加してください",
      "줄마다 다른 목록을 가리킵니다. 목록별로 나누어 추가하세요")
  }
  /// What else than a title was read in a line; nil for nothing.
  func read(_ parts: [QuickLine.Part]) -> String? {
    guard !parts.isEmpty else { return nil }
    return parts.map { part in
      [.tag, .repetition].contains(part.kind) ? part.label : "\(part.kindLabel) \(part.label)"
    }.joined(separator: choose(", ", "、", ", "))
  }
}
