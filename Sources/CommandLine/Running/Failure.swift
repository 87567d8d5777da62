/// Why a command does not go on, in words.
struct Failure: Error, Equatable {
  let message: String
  let status: ExitStatus

  init(_ message: String, _ status: ExitStatus = .failed) {
    self.message = message
    self.status = status
  }
}
