import HTML
import QRCode

/// A QR code as SVG, a unit for each module, with the light margin that cameras need.
struct QRCodeDrawing {
  let code: QRCode
  /// What it is, for those who don't see it.
  let label: String

  func write(to markup: Markup) {
    let side = code.size + 2 * QRCode.quietZone
    markup.svg(
      .id("addressPicture"), .role("img"), .aria("label", label),
      .named("viewBox", "0 0 \(side) \(side)"), .named("shape-rendering", "crispEdges")
    ) {
      markup.path(.named("d", outline))
    }
  }

  /// A rectangle for each run of dark modules.
  private var outline: String {
    var path = ""
    for y in 0..<code.size {
      for run in code.darkRuns(inRow: y) {
        path += "M\(run.lowerBound + QRCode.quietZone) \(y + QRCode.quietZone)"
        path += "h\(run.count)v1h-\(run.count)z"
      }
    }
    return path
  }
}
