import Domain
import HTML
import Presentation

extension Markup {
  /// The drawing of a condition, which the stylesheet has, and the condition in words for who does not
  /// see it.
  func sky(_ icon: WeatherIcon, _ condition: String) {
    span(
      .class(icon.style), .role("img"), .aria("label", condition), .title(condition))
  }

  /// Whom the services want named.
  func credits(_ attributions: [Attribution], _ words: Words) {
    guard let service = attributions.first else { return }
    p(.id("weatherCredits"), .class("hint")) {
      credit(service, words)
      for place in attributions.dropFirst() {
        text(" · \(words.placesBy) ")
        credit(place, words)
      }
    }
  }

  private func credit(_ attribution: Attribution, _ words: Words) {
    a(.href(attribution.address), .rel("noreferrer"), .lang("en"), text: attribution.text)
    text(" (")
    a(
      .href(attribution.licenceAddress), .rel("noreferrer license"), .lang("en"),
      .title(words.licence), text: attribution.licence)
    text(")")
  }
}

extension WeatherIcon {
  fileprivate var style: String { "sky \(rawValue)" }
}
