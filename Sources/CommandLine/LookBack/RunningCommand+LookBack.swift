import Arguments
import Domain
import Presentation

extension RunningCommand {
  func stats() async throws(Failure) {
    let span = try invocation.lookBackSpan(words)
    let session = try await openSession()
    let printer = LookBackPrinter(console)
    let presenter = session.scenes.lookBack(for: session.person, in: printer)
    if console.asData {
      await presenter.export(span)
    } else {
      await presenter.load(span)
    }
  }
}

extension Invocation {
  fileprivate func lookBackSpan(_ words: Words) throws(Failure) -> LookBackSpan {
    switch (value(of: "days"), value(of: "weeks")) {
    case (nil, nil): return .month
    case (let days?, nil):
      guard let span = Int(plainDigits: days).flatMap(LookBackSpan.init(days:))
      else { throw Failure(words.notACount(days, most: LookBackSpan.mostDays), .misused) }
      return span
    case (nil, let weeks?):
      guard let span = Int(plainDigits: weeks).flatMap(LookBackSpan.init(weeks:))
      else { throw Failure(words.notACount(weeks, most: LookBackSpan.mostWeeks), .misused) }
      return span
    case (_?, _?): throw Failure(words.daysOrWeeks, .misused)
    }
  }
}
