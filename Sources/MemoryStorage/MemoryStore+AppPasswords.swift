package import Domain

extension MemoryStore {
  package func appPasswords(of id: Account.ID) throws(AccountError) -> [AppPassword] {
    people.appPasswords.values.filter { $0.account == id }.map(\.password)
      .sorted { $0.name < $1.name }
  }

  package func addAppPassword(
    _ password: AppPassword, digest: TokenDigest, of id: Account.ID
  ) throws(AccountError) {
    _ = try people.demand(id)
    guard people.digest(of: password.name, of: id) == nil
    else { throw .appPasswordTaken(password.name) }
    people.appPasswords[digest] = MemoryAppPassword(account: id, password: password)
  }

  package func revokeAppPassword(
    _ name: AppPasswordName, of id: Account.ID
  ) throws(AccountError) {
    guard let digest = people.digest(of: name, of: id) else { throw .appPasswordNotFound(name) }
    people.appPasswords[digest] = nil
  }

  package func owner(
    ofAppPassword digest: TokenDigest
  ) throws(AccountError) -> AppPasswordOwner? {
    guard let kept = people.appPasswords[digest] else { return nil }
    return AppPasswordOwner(account: try people.demand(kept.account), password: kept.password)
  }

  package func touchAppPassword(_ digest: TokenDigest, at now: Instant) throws(AccountError) {
    people.appPasswords[digest]?.password.used = now
  }
}

/// An app password, and whose it is.
struct MemoryAppPassword {
  let account: Account.ID
  var password: AppPassword
}

extension MemoryPeople {
  fileprivate func digest(of name: AppPasswordName, of id: Account.ID) -> TokenDigest? {
    appPasswords.first { $0.value.account == id && $0.value.password.name == name }?.key
  }
}
