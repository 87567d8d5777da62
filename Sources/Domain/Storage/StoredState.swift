/// What one transaction sees of the store.
///
/// Storage answers these look-ups, and ``Edit`` works out
/// from them what is to be written, so that the rules are the same in every store.
///
/// Deleted tasks and lists are seen too.
package protocol StoredState {
  func task(_ id: TaskItem.ID) throws(StoreError) -> TaskItem?
  /// The task as it was at an earlier revision.
  func task(_ id: TaskItem.ID, atRevision revision: Int) throws(StoreError) -> TaskItem?
  /// The tasks that are a part of one, at the first level.
  func children(of id: TaskItem.ID) throws(StoreError) -> [TaskItem]
  /// The tasks with a tag that the account can see, by number; none that are deleted.
  func tasks(taggedWith key: String, of account: Account.ID) throws(StoreError) -> [TaskItem]
  func list(_ id: TaskList.ID) throws(StoreError) -> TaskList?
  func membership(of account: Account.ID, in list: TaskList.ID) throws(StoreError) -> Membership?
  /// A list with an account's part in it; nil when it has none.
  func list(
    _ id: TaskList.ID, of account: Account.ID
  ) throws(StoreError) -> (list: TaskList, membership: Membership)?
  /// The account's memberships in lists that are not deleted, by position.
  func memberships(of account: Account.ID) throws(StoreError) -> [Membership]
  /// The nearest position before or after a place, among the tasks of a list that are not deleted.
  /// After no place stands the first of all, before no place the last.
  func position(
    _ side: Side, of position: Position?, in list: TaskList.ID
  ) throws(StoreError) -> Position?
  func setting(
    _ kind: Setting.Kind, _ key: String, of account: Account.ID
  ) throws(StoreError) -> Setting?
  func change(_ id: Change.ID) throws(StoreError) -> Change?
  func isUndone(_ id: Change.ID) throws(StoreError) -> Bool
  /// Whether nothing of what a change did is forgotten.
  func isWhole(_ id: Change.ID) throws(StoreError) -> Bool
  /// The account's last change that can be taken back and was not yet.
  func lastUndoableChange(of account: Account.ID) throws(StoreError) -> Change?
  /// The account's last change that took another one back and can be taken back itself: nothing else
  /// was changed since.
  func lastRedoableChange(of account: Account.ID) throws(StoreError) -> Change?
  /// The change by which a task came to be.
  func changeAdding(_ id: TaskItem.ID) throws(StoreError) -> Change?
  /// The task of a list, not deleted, that was given a name or a UID from outside.
  func object(_ identity: ObjectIdentity, in list: TaskList.ID) throws(StoreError) -> TaskItem?
  /// The tasks of a list, not deleted, whose text names a whole that the list does not have.
  func objects(
    waitingForWhole uid: String, in list: TaskList.ID
  ) throws(StoreError) -> [TaskItem]
  /// The change that made a task's calendar object what it is.
  func objectChange(of id: TaskItem.ID) throws(StoreError) -> Change.ID?
  /// The times that a repeating task was completed, by number; none that are deleted.
  func occurrences(of id: TaskItem.ID) throws(StoreError) -> [TaskItem]
  /// The members of a list that are in the trash, the last one that went there standing last.
  func deletedObjects(in list: TaskList.ID) throws(StoreError) -> [TaskItem]
  /// How many tasks a list has that are not deleted, completed times of repeating ones included.
  func taskCount(in list: TaskList.ID) throws(StoreError) -> Int
  func nextTextNumber() throws(StoreError) -> Int
  /// The next number for a task: higher than any that was ever given.
  func nextTaskNumber() throws(StoreError) -> Int
  func nextListNumber() throws(StoreError) -> Int
}

/// What tells a calendar object apart in its list.
package enum ObjectIdentity: Equatable, Sendable {
  case name(String)
  case uid(String)
}

/// A side of a place in an order.
package enum Side: Sendable {
  case before
  case after
}

/// What an edit comes to, ready to be written.
package struct Outcome: Equatable, Sendable {
  package let action: Change.Action
  package let steps: [Change.Step]
  package let undoes: Change.ID?
  /// Whether what is taken back had taken back another change.
  package let isRedo: Bool
  /// Texts that came with it.
  package let texts: [CalendarText]

  package init(
    action: Change.Action, steps: [Change.Step], undoes: Change.ID? = nil, isRedo: Bool = false,
    texts: [CalendarText] = []
  ) {
    self.action = action
    self.steps = steps
    self.undoes = undoes
    self.isRedo = isRedo
    self.texts = texts
  }

  /// Whether the person can take it back: neither how a list is looked at nor the list that came
  /// with the account is worth a step of undo.
  package var isUndoable: Bool {
    (undoes == nil || isRedo) && isStep
  }

  /// Whether it can be made again once it was taken back.
  package var isRedoable: Bool { undoes != nil && !isRedo }

  /// Whether it is something else than what was done before, so that what was taken back can't be
  /// made again.
  package var endsRedo: Bool { undoes == nil && isStep }

  private var isStep: Bool { action != .arrangeList && action != .addFirstList }
}
