/// What help and manual say of the commands that write and read files of other programs.
extension Words {
  package var exportSummary: String {
    choose("Writes tasks to a file for other programs", "タスクをほかのアプリ用に書き出し", "할 일을 다른 앱용으로 내보내기")
  }
  package var exportDiscussion: String {
    choose(
      "All lists, or one, go to FILE, or to standard output without one. What other programs sent is written as they sent it. The file is replaced only when all is written.",
      "すべてのリスト(または1つ)を FILE に、省略時は標準出力に書き出します。ほかのアプリから届いた内容はそのまま書き出します。ファイルは、すべて書き終えてから置き換えます。",
      "모든 목록(또는 하나)을 FILE에, 없으면 표준 출력에 내보냅니다. 다른 앱이 보낸 내용은 그대로 씁니다. 파일은 모두 쓴 다음에만 바꿉니다.")
  }
  package var icsOption: String {
    choose("As iCalendar (RFC 5545)", "iCalendar形式 (RFC 5545)", "iCalendar 형식 (RFC 5545)")
  }
  package var exportListOption: String {
    choose("Only this list", "このリストだけ", "이 목록만")
  }
  package var exportOperand: String {
    choose("The file to write", "書き出すファイル", "내보낼 파일")
  }
  package var noFormat: String {
    choose("Say in which format: --ics", "形式を指定してください: --ics", "형식을 지정하세요: --ics")
  }
  package var countsNeedFile: String {
    choose(
      "With --json, name a FILE for the tasks: standard output has the counts",
      "--json では標準出力に件数を出力するため、FILE を指定してください",
      "--json에서는 표준 출력에 개수를 출력하므로 FILE을 지정하세요")
  }

  package var importSummary: String {
    choose(
      "Reads tasks from a file of another program", "ほかのアプリのファイルからタスクを読み込み", "다른 앱의 파일에서 할 일 가져오기")
  }
  package var importDiscussion: String {
    choose(
      "Tasks (VTODO) of an iCalendar file are stored in one step that undo takes back: all, or none when one can't be read. Lists that the file names are made if they are missing; other tasks go to the first list. Reading a file again updates the tasks that it changed, by their UID; those without one are known by what they say.",
      "iCalendarファイルのタスク(VTODO)を、undo で元に戻せる1回の操作として保存します。読み取れないタスクがあれば何も保存しません。ファイルにあるリストは、なければ作成します。リスト名のないタスクは最初のリストに入ります。もう一度読み込むと、変更されたタスクをUIDで見分けて更新します。UIDのないタスクは内容で見分けます。",
      "iCalendar 파일의 할 일(VTODO)을 undo로 되돌릴 수 있는 한 번의 변경으로 저장합니다. 읽을 수 없는 할 일이 있으면 아무것도 저장하지 않습니다. 파일에 있는 목록이 없으면 만들고, 목록 이름이 없는 할 일은 첫 번째 목록에 넣습니다. 다시 가져오면 바뀐 할 일을 UID로 찾아 갱신합니다. UID가 없는 할 일은 내용으로 구분합니다."
    )
  }
  package var importListOption: String {
    choose(
      "Stores all tasks in this list, whatever the file says", "ファイルの指定に関係なく、このリストに保存",
      "파일의 지정과 관계없이 이 목록에 저장")
  }
  package var skipBrokenOption: String {
    choose(
      "Leaves out tasks that can't be read, and says which", "読み取れないタスクを除外し、どれかを表示",
      "읽을 수 없는 할 일은 빼고 어느 것인지 표시")
  }
  package var importOperand: String {
    choose("The file to read; - for standard input", "読み込むファイル(- は標準入力)", "가져올 파일(-는 표준 입력)")
  }

  package func cannotRead(_ path: String, _ reason: String) -> String {
    choose(
      "\(path) can't be read: \(reason)", "\(path) を読み取れません: \(reason)",
      "\(path)을(를) 읽을 수 없습니다: \(reason)")
  }
  package func cannotWrite(_ path: String, _ reason: String) -> String {
    choose(
      "\(path) can't be written: \(reason)", "\(path) に書き込めません: \(reason)",
      "\(path)에 쓸 수 없습니다: \(reason)")
  }
}
