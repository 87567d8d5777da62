import Arguments
import CommandLine
import Domain
import Presentation

/// Arguments of the command line, one on each line: reading them is total, and `add` loses no word.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let arguments = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  _ = try? parser.parse(arguments)

  let request = try? parser.parse(["add", "--"] + arguments)
  guard case .run(let invocation) = request else {
    preconditionFailure("after -- all is title")
  }
  precondition(invocation.operands("title") == arguments, "words are kept as typed")
  return 0
}

private let parser = Parser(.program(Words(.english)))
