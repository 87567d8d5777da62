/// How a text looks on a terminal that shows colour, by its purpose's plain name.
///
/// Only the terminal's own sixteen colours are used: people choose them for their eyes.
package enum Style: Equatable, Sendable {
  case plain
  case bold
  case dim
  case struck
  case red
  case green
  case yellow
  case blue
  case magenta
  case cyan

  /// The parameter of Select Graphic Rendition (ECMA-48 §8.3.117).
  var code: Int {
    switch self {
    case .plain: 0
    case .bold: 1
    case .dim: 2
    case .struck: 9
    case .red: 31
    case .green: 32
    case .yellow: 33
    case .blue: 34
    case .magenta: 35
    case .cyan: 36
    }
  }
}
