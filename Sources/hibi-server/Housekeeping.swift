import Domain

/// Once an hour, what is too old to count is forgotten: sessions, attempts to log in,
/// and what was deleted long ago.
func forgetExpired(in accounts: some AccountStore, _ clock: some WallClock) async {
  repeat {
    // A failure now is one that each request meets as well, and tells of.
    try? await accounts.forgetExpired(at: clock.now())
  } while (try? await Task.sleep(for: .seconds(3600))) != nil
}
