import CSQLite
import Glibc

/// Waits for locks by asking again every other millisecond.
///
/// SQLite's own handler sleeps longer each time, up to 100 ms, and loses every race against a
/// program that writes without pause; a short and uneven rhythm gets its turn.
func setBusyHandler(of database: OpaquePointer, patience: Double) {
  guard patience > 0, let attempts = UnsafeMutableRawPointer(bitPattern: Int(patience * 500)) else {
    sqlite3_busy_handler(database, nil, nil)
    return
  }
  sqlite3_busy_handler(database, waitForLock, attempts)
}

/// `attempts` is no address but how many times to wait; `count` how many times it did.
private func waitForLock(_ attempts: UnsafeMutableRawPointer?, _ count: Int32) -> Int32 {
  guard Int(count) < Int(bitPattern: attempts) else { return 0 }
  usleep(count < 8 ? 250 : UInt32.random(in: 1000...3000))
  return 1
}
