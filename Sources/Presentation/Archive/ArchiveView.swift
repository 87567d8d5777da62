/// Is told what came of copying, replacing and checking the database.
package protocol ArchiveView: AnyObject {
  func show(_ notice: Notice)
  func show(_ problem: Problem)
  func show(_ result: CheckResult)
}

/// What was found in a database.
package struct CheckResult: Equatable, Sendable {
  /// In the terms of one who could mend it; empty when all is well.
  package let findings: [String]
  package let message: String

  package var isSound: Bool { findings.isEmpty }
}
