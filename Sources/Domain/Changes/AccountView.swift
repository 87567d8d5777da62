/// The state as one account may see and change it; works out the steps of each kind of edit.
struct AccountView<State: StoredState> {
  let state: State
  let account: Account.ID

  /// A task that is there for this account.
  func task(_ id: TaskItem.ID) throws(StoreError) -> TaskItem {
    guard let task = try state.task(id), task.deleted == nil, try visible(task.list) != nil
    else { throw .taskNotFound(id) }
    return task
  }

  /// A list that is there for this account.
  func list(_ id: TaskList.ID) throws(StoreError) -> TaskList {
    guard let (list, _) = try visible(id) else { throw .listNotFound(id) }
    return list
  }

  /// The account's part in a list that is there for it.
  func membership(in id: TaskList.ID) throws(StoreError) -> Membership {
    guard let (_, membership) = try visible(id) else { throw .listNotFound(id) }
    return membership
  }

  private func visible(
    _ id: TaskList.ID
  ) throws(StoreError) -> (list: TaskList, membership: Membership)? {
    guard let list = try state.list(id), list.deleted == nil,
      let membership = try state.membership(of: account, in: id)
    else { return nil }
    return (list, membership)
  }
}

/// The longest notes, in bytes of UTF-8.
package let maximumNotesLength = 100_000

func validatedNotes(_ notes: String) throws(StoreError) -> String {
  let notes = withoutNull(notes)
  guard notes.utf8.count <= maximumNotesLength
  else { throw .notesTooLong(maximum: maximumNotesLength) }
  return notes
}

func validatedTitle(_ title: String) throws(StoreError) -> String {
  do {
    return try Title.validated(title)
  } catch {
    throw .title(error)
  }
}
