import Domain
import UnicodeText

/// The words of the language, in English, Japanese and Korean, by their folded form.
enum Vocabulary {
  enum Joiner: Sendable {
    case and
    case or
    case not
    case isNot
  }

  static let joiners: [String: Joiner] = table([
    (.and, "and かつ 그리고"),
    (.or, "or または 又は もしくは 또는 혹은"),
    (.not, "not 否定 부정"),
    (.isNot, "ではない でない 以外 아님 제외"),
  ])

  static let fields: [String: Field] = table([
    (.date(.due), "due 期限 期日 締切 締め切り 마감 마감일 기한"),
    (.date(.start), "start 開始 開始日 시작 시작일"),
    (.date(.completed), "completed 完了 完了日 완료 완료일"),
    (.date(.created), "created 作成 作成日 생성 생성일 작성일"),
    (.date(.changed), "changed 変更 変更日 更新 更新日 변경 변경일 수정 수정일"),
    (.tag, "tag タグ 태그"),
    (.list, "list リスト 목록"),
    (.priority, "priority 優先度 우선순위 중요도"),
    (.estimate, "estimate 見積 見積もり 所要時間 예상 예상시간 소요시간"),
    (.property, "has あり 有り 있음"),
    (.state, "is 状態 상태"),
    (.part, "in parent 親 親タスク 상위 상위작업"),
  ])

  static let fieldNames = names(fields)

  /// What can stand alone; `is:` knows more.
  static let bareStates: [String: State] = table([
    (.open, "open 未完了 미완료"),
    (.done, "done 完了 完了済み 완료 완료됨"),
    (.cancelled, "cancelled canceled 中止 취소 취소됨"),
    (.overdue, "overdue 期限切れ 기한지남 기한초과 지연"),
    (.repeating, "repeating 繰り返し 반복"),
  ])

  static let states: [String: State] = bareStates.merging(
    table([
      (.done, "completed"),
      (.part, "subtask サブタスク 하위작업"),
    ])
  ) { first, _ in first }

  static let stateNames = names(states)

  static let properties: [String: TaskFilter.Property] = table([
    (.due, "due 期限 마감 기한"),
    (.start, "start 開始 시작"),
    (.notes, "notes note メモ 메모"),
    (.tags, "tags tag タグ 태그"),
    (.estimate, "estimate 見積 見積もり 所要時間 예상 예상시간 소요시간"),
    (.url, "url link リンク 링크"),
    (.repetition, "repeat repetition 繰り返し 반복"),
    (.reminders, "reminders reminder リマインダー 通知 알림"),
    (.parent, "parent 親 親タスク 상위 상위작업"),
  ])

  static let propertyNames = names(properties)

  /// Whether there is one, of whatever value.
  static let existence: [String: Bool] = table([
    (true, "any あり 有り 있음"),
    (false, "none なし 無し 없음"),
  ])

  private static func table<Value>(_ rows: [(Value, String)]) -> [String: Value] {
    var table: [String: Value] = [:]
    for (value, words) in rows {
      for word in words.split(separator: " ") {
        table[compatibilityCaseFolded(String(word))] = value
      }
    }
    return table
  }

  /// In one order, so that of two that are alike the same one is suggested always.
  private static func names<Value>(_ table: [String: Value]) -> [String] {
    table.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
