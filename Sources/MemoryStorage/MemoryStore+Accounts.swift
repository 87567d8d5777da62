package import Domain

extension MemoryStore: AccountStore {
  package func accounts() throws(AccountError) -> [Account] {
    people.accounts.values.sorted { $0.id < $1.id }
  }

  package func account(_ id: Account.ID) throws(AccountError) -> Account {
    try people.demand(id)
  }

  package func account(withEmail email: EmailAddress) throws(AccountError) -> Account? {
    people.accounts.values.first { $0.email == email }
  }

  package func passwordHash(of id: Account.ID) throws(AccountError) -> String? {
    _ = try people.demand(id)
    return people.passwordHashes[id]
  }

  package func addAccount(
    email: EmailAddress?, passwordHash: String?, zone: ZoneName, language: Language?,
    at now: Instant
  ) throws(AccountError) -> Account {
    try people.demandFree(email, for: nil)
    people.lastAccount += 1
    let account = Account(
      id: .init(people.lastAccount), email: email, language: language, zone: zone, created: now)
    people.accounts[account.id] = account
    people.passwordHashes[account.id] = passwordHash
    return account
  }

  package func firstAccount(
    zone: ZoneName, at now: Instant
  ) throws(AccountError) -> Account {
    if let first = try accounts().first { return first }
    let account = try addAccount(
      email: nil, passwordHash: nil, zone: zone, language: nil, at: now)
    do {
      try perform(.addFirstList, on: Day(withoutCalendarFor: account.id, at: now))
    } catch {
      throw AccountError(error)
    }
    return account
  }

  package func update(_ account: Account) throws(AccountError) {
    try people.demandFree(account.email, for: account.id)
    let before = try people.demand(account.id)
    people.accounts[account.id] = Account(
      id: account.id, email: account.email, language: account.language, zone: account.zone,
      dayStart: account.dayStart,
      created: before.created)
  }

  package func setPasswordHash(_ hash: String, of id: Account.ID) throws(AccountError) {
    _ = try people.demand(id)
    people.passwordHashes[id] = hash
    people.sessions = people.sessions.filter { $0.value.account != id }
  }

  package func deleteAccount(_ id: Account.ID) throws(AccountError) {
    _ = try people.demand(id)
    people.accounts[id] = nil
    people.passwordHashes[id] = nil
    people.sessions = people.sessions.filter { $0.value.account != id }
    people.appPasswords = people.appPasswords.filter { $0.value.account != id }
    weather.remove(id)
    state.removeAccount(id)
  }
}

extension MemoryStore {
  package func addSession(_ session: Session) throws(AccountError) {
    _ = try people.demand(session.account)
    people.sessions[session.digest] = session
  }

  package func session(_ digest: TokenDigest) throws(AccountError) -> Session? {
    people.sessions[digest]
  }

  package func touchSession(_ digest: TokenDigest, at now: Instant) throws(AccountError) {
    people.sessions[digest]?.used = now
  }

  package func endSession(_ digest: TokenDigest) throws(AccountError) {
    people.sessions[digest] = nil
  }

  package func forgetExpired(at now: Instant) throws(AccountError) {
    people.sessions = people.sessions.filter { !$0.value.isExpired(at: now) }
    people.attempts = people.attempts.filter { !$0.value.isForgettable(at: now) }
    weather.forgetUnwanted()
    state.forget(deletedBy: now.advanced(bySeconds: -Trash.limit))
  }

  package func setInvitation(_ digest: TokenDigest?) throws(AccountError) {
    people.invitation = digest
  }

  package func invitation() throws(AccountError) -> TokenDigest? { people.invitation }

  package func redeemInvitation(_ digest: TokenDigest) throws(AccountError) -> Bool {
    guard people.invitation == digest else { return false }
    people.invitation = nil
    return true
  }

  package func countAttempt(
    _ attempt: LoginAttempt, at now: Instant
  ) throws(AccountError) -> Int? {
    switch attempt.counting(people.attempts, at: now) {
    case .mustWait(let seconds): return seconds
    case .counted(let counts):
      people.attempts.merge(counts) { $1 }
      return nil
    }
  }

  package func recordSuccess(_ attempt: LoginAttempt, at now: Instant) throws(AccountError) {
    people.attempts.merge(attempt.succeeding(people.attempts, at: now)) { $1 }
  }
}
