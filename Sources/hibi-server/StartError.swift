/// Why the server does not start, in words, and the exit status that says so to programs.
struct StartError: Error, Equatable {
  let message: String
  /// 1 for what could not be done, 2 for wrong usage.
  let status: Int32

  init(_ message: String, status: Int32 = 1) {
    self.message = message
    self.status = status
  }
}
