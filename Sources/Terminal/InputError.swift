/// Why a text could not be read.
package enum InputError: Error, Equatable {
  /// Bytes that are no UTF-8, in the line of this number, from 1.
  case invalidText(line: Int)
  /// A line of more bytes than are taken.
  case lineTooLong(line: Int)
  /// There is neither a terminal to ask on nor another input.
  case noTerminal
  /// The input ended where a line was needed.
  case ended
  /// The system's error, by its `errno`.
  case failed(code: Int32)
}
