import HTML
import HTTP
import Presentation
import WebAssets

/// The styles, scripts and drawings of all pages.
///
/// Their addresses hold a name for what they are, so a browser asks once and keeps them.
struct AssetLibrary: Sendable {
  private let version: String
  private let responses: [String: Response]
  /// What stands in the head of every page.
  let references: Fragment

  init(_ assets: [WebAsset] = WebAsset.all) {
    version = EntityTag(hashing: assets.flatMap { Array($0.name.utf8) + $0.bytes }).opaque
    references = Self.references(to: assets.map(\.name)) { [version] in
      "/assets/\(version)/\($0)"
    }
    responses = Dictionary(
      assets.map { asset in
        var response = Response.content(asset.bytes, type: asset.mediaType)
        response.headers[.cacheControl] = "public, max-age=31536000, immutable"
        return (asset.name, response.tagged().precompressed())
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func references(
    to names: [String], at address: (String) -> String
  ) -> Fragment {
    Markup.fragment { markup in
      markup.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
      markup.meta(.name("color-scheme"), .content("light dark"))
      // The colours of paper, which a phone's own bars take on.
      for (scheme, paper) in [("light", "#faf8f4"), ("dark", "#171613")] {
        markup.meta(
          .name("theme-color"), .content(paper), .media("(prefers-color-scheme: \(scheme))"))
      }
      for name in names where name.hasSuffix(".css") {
        markup.link(.rel("stylesheet"), .href(address(name)))
      }
      markup.link(.rel("icon"), .type("image/svg+xml"), .href(address("icon.svg")))
      markup.link(.rel("manifest"), .href(address("hibi.webmanifest")))
      // Known from the start, they are all asked for at once.
      for name in names where name.hasSuffix(".js") {
        markup.link(.rel("modulepreload"), .href(address(name)))
      }
      markup.script(.type("module"), .src(address("hibi.js")))
    }
  }

  func response(version: String, name: String, for visit: Visit) -> Response {
    guard version == self.version, let response = responses[name] else {
      return ErrorPage(visit).response(.notFound, visit.words.pageNotFound)
    }
    return response
  }
}
