import HTTP
import Presentation
import WebAssets

/// The styles, scripts and drawings of all pages.
///
/// Their addresses hold a name for what they are, so a browser asks once and keeps them.
struct AssetLibrary: Sendable {
  private let version: String
  private let responses: [String: Response]
  /// The names in the order in which pages refer to them.
  let styles: [String]
  let scripts: [String]

  init(_ assets: [WebAsset] = WebAsset.all) {
    version = EntityTag(hashing: assets.flatMap { Array($0.name.utf8) + $0.bytes }).opaque
    styles = assets.map(\.name).filter { $0.hasSuffix(".css") }.map { [version] in
      "/assets/\(version)/\($0)"
    }
    scripts = assets.map(\.name).filter { $0.hasSuffix(".js") }.map { [version] in
      "/assets/\(version)/\($0)"
    }
    responses = Dictionary(
      assets.map { asset in
        var response = Response.content(asset.bytes, type: asset.mediaType)
        response.headers[.cacheControl] = "public, max-age=31536000, immutable"
        return (asset.name, response.tagged().precompressed())
      }, uniquingKeysWith: { first, _ in first })
  }

  func address(of name: String) -> String { "/assets/\(version)/\(name)" }

  func response(version: String, name: String, for visit: Visit) -> Response {
    guard version == self.version, let response = responses[name] else {
      return ErrorPage(visit).response(.notFound, visit.words.pageNotFound)
    }
    return response
  }
}
