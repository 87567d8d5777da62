/// What is said of files of calendars, as they are written and read.
extension Words {
  func exporting(_ tasks: Int) -> String {
    choose(
      "Writing: \(number(tasks)) tasks", "書き出し中: タスク\(number(tasks))件",
      "내보내는 중: 할 일 \(number(tasks))개")
  }
  func exported(tasks: Int, lists: Int) -> String {
    choose(
      "\(counted(tasks, "task")) of \(counted(lists, "list")) written",
      "リスト\(number(lists))件のタスク\(number(tasks))件を書き出しました",
      "목록 \(number(lists))개의 할 일 \(number(tasks))개를 내보냈습니다")
  }
  func reading(_ tasks: Int) -> String {
    choose(
      "Reading: \(number(tasks)) tasks", "読み込み中: タスク\(number(tasks))件",
      "읽는 중: 할 일 \(number(tasks))개")
  }
  func storing(_ tasks: Int) -> String {
    choose(
      "Storing \(number(tasks)) tasks", "タスク\(number(tasks))件を保存中",
      "할 일 \(number(tasks))개 저장 중")
  }

  /// What became of the tasks of a file; `leftOut` is nil when all became something.
  func imported(
    added: Int, updated: Int, restored: Int, unchanged: Int, kept: Int, leftOut: String?
  ) -> String {
    var parts: [String] = []
    func say(_ count: Int, _ part: String) {
      if count > 0 { parts.append(part) }
    }
    say(added, choose("\(number(added)) added", "追加\(number(added))件", "추가 \(number(added))개"))
    say(
      updated,
      choose("\(number(updated)) updated", "更新\(number(updated))件", "갱신 \(number(updated))개"))
    say(
      restored,
      choose(
        "\(number(restored)) taken out of the trash", "ゴミ箱から復元\(number(restored))件",
        "휴지통에서 복원 \(number(restored))개"))
    say(
      unchanged,
      choose(
        "\(number(unchanged)) unchanged", "変更なし\(number(unchanged))件",
        "변경 없음 \(number(unchanged))개"))
    say(
      kept,
      choose(
        "\(number(kept)) newer here and kept", "こちらが新しいため維持\(number(kept))件",
        "이쪽이 더 새로워 유지 \(number(kept))개"))
    let all =
      parts.isEmpty
      ? choose("none", "なし", "없음") : parts.joined(separator: choose(", ", "、", ", "))
    return choose("Tasks: \(all)", "タスク: \(all)", "할 일: \(all)")
      + (leftOut.map { choose(". \($0)", "。\($0)", ". \($0)") } ?? "")
  }

  /// What of a file was not taken; nil for nothing.
  func leftOut(duplicates: Int, broken: Int, others: [(name: String, count: Int)]) -> String? {
    var parts = others.map { "\(number($0.count)) \($0.name)" }
    if duplicates > 0 {
      parts.append(
        choose(
          "\(counted(duplicates, "older task")) of the same UID",
          "同じUIDの古いタスク\(number(duplicates))件", "UID가 같은 이전 할 일 \(number(duplicates))개"))
    }
    if broken > 0 {
      parts.append(
        choose(
          "\(counted(broken, "broken task"))", "読み取れないタスク\(number(broken))件",
          "읽을 수 없는 할 일 \(number(broken))개"))
    }
    guard !parts.isEmpty else { return nil }
    let all = parts.joined(separator: choose(", ", "、", ", "))
    return choose("Left out: \(all)", "除外: \(all)", "제외: \(all)")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(number(count)) \(noun)\(count == 1 ? "" : "s")"
  }
}
