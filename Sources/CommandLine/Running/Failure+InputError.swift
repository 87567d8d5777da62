import Presentation
import Terminal

extension Failure {
  init(_ error: InputError, in words: Words) {
    switch error {
    case .invalidText(let line): self.init(words.inLine(line, words.notText))
    case .lineTooLong(let line): self.init(words.inLine(line, words.lineTooLong))
    case .noTerminal: self.init(words.noTerminal)
    case .ended: self.init(words.missingInput)
    case .failed(let code): self.init(words.inputFailed(systemMessage(code)))
    }
  }
}
