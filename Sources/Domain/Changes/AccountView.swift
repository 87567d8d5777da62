/// The state as one account may see and change it; works out the steps of each kind of edit.
struct AccountView<State: StoredState> {
  let state: State
  let account: Account.ID

  /// A task that is there for this account.
  func task(_ id: TaskItem.ID) throws(StoreError) -> TaskItem {
    guard let task = try state.task(id), task.deleted == nil, try isVisible(task.list)
    else { throw .taskNotFound(id) }
    return task
  }

  /// A list that is there for this account.
  func list(_ id: TaskList.ID) throws(StoreError) -> TaskList {
    guard let list = try state.list(id), try isVisible(id) else { throw .listNotFound(id) }
    return list
  }

  func membership(in id: TaskList.ID) throws(StoreError) -> Membership {
    guard try isVisible(id), let membership = try state.membership(of: account, in: id)
    else { throw .listNotFound(id) }
    return membership
  }

  private func isVisible(_ id: TaskList.ID) throws(StoreError) -> Bool {
    guard let list = try state.list(id), list.deleted == nil else { return false }
    return try state.membership(of: account, in: id) != nil
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
