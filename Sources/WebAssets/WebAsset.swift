/// A file that pages refer to, as it is in the folder `Assets`.
package struct WebAsset: Sendable {
  package let name: String
  package let mediaType: String
  package let bytes: [UInt8]

  private init(_ name: String, _ mediaType: String, _ bytes: [UInt8]) {
    self.name = name
    self.mediaType = mediaType
    self.bytes = bytes
  }

  package static let all = [
    style("style.css", PackageResources.style_css),
    style("parts.css", PackageResources.parts_css),
    style("pages.css", PackageResources.pages_css),
    style("plots.css", PackageResources.plots_css),
    style("plan.css", PackageResources.plan_css),
    style("fields.css", PackageResources.fields_css),
    style("connect.css", PackageResources.connect_css),
    style("weather.css", PackageResources.weather_css),
    script("hibi.js", PackageResources.hibi_js),
    script("chips.js", PackageResources.chips_js),
    script("composition.js", PackageResources.composition_js),
    script("copy.js", PackageResources.copy_js),
    script("dialogs.js", PackageResources.dialogs_js),
    script("drafts.js", PackageResources.drafts_js),
    script("keys.js", PackageResources.keys_js),
    script("lines.js", PackageResources.lines_js),
    script("live.js", PackageResources.live_js),
    script("login.js", PackageResources.login_js),
    script("morph.js", PackageResources.morph_js),
    script("order.js", PackageResources.order_js),
    script("page.js", PackageResources.page_js),
    script("plan.js", PackageResources.plan_js),
    script("selection.js", PackageResources.selection_js),
    script("send.js", PackageResources.send_js),
    script("swipe.js", PackageResources.swipe_js),
    script("typed.js", PackageResources.typed_js),
    script("weather.js", PackageResources.weather_js),
    WebAsset("icon.svg", "image/svg+xml", PackageResources.icon_svg),
    WebAsset(
      "hibi.webmanifest", "application/manifest+json", PackageResources.hibi_webmanifest),
  ]

  private static func style(_ name: String, _ bytes: [UInt8]) -> WebAsset {
    WebAsset(name, "text/css; charset=utf-8", bytes)
  }

  private static func script(_ name: String, _ bytes: [UInt8]) -> WebAsset {
    WebAsset(name, "text/javascript; charset=utf-8", bytes)
  }
}
