import Domain
import HTML
import Presentation

/// Where the weather is wanted for and from whom.
struct WeatherSettingsForm {
  let settings: WeatherSettingsContent
  /// Whether it is what the page is for now.
  let isOpen: Bool
  let visit: Visit
  let problem: Problem?

  private var words: Words { visit.words }
  private var isChoosing: Bool { !settings.candidates.isEmpty }

  func write(to markup: Markup) {
    markup.details(.id("weatherSettings"), .class("weather-settings"), .open(isOpen || isChoosing))
    {
      markup.summary(.class("quiet"), text: words.weatherSettings)
      markup.form(
        .id("weatherPlaceForm"), .class("sheet"), .method("post"),
        .action("/weather/place?_method=PUT")
      ) {
        place(in: markup)
        if isChoosing { candidates(in: markup) }
        markup.div(.class("fields")) {
          service(in: markup)
          units(in: markup)
        }
        key(in: markup)
        markup.div(.class("actions")) {
          markup.button(.id("weatherPlaceButton"), .class("primary"), text: words.save)
        }
      }
    }
  }

  private func place(in markup: Markup) {
    markup.field(words.placeLabel, hint: words.placeHint) {
      markup.input(
        .id("weatherPlaceField"), .name("weather-place"), .value(settings.place),
        .autocomplete("off"), .named("spellcheck", "false"), .enterkeyhint("search"), .dir("auto"),
        .invalid(problem?.kind == .invalid(.place)))
    }
  }

  /// A button for each place of the name; what else is in the form goes with it.
  private func candidates(in markup: Markup) {
    markup.fieldset(.id("weatherCandidates"), .aria("labelledby", "whichPlace")) {
      markup.p(.id("whichPlace"), .role("status"), text: words.whichPlace)
      markup.ul(.class("candidates")) {
        for candidate in settings.candidates {
          markup.li {
            markup.button(
              .test("weatherCandidate"), .class("plain"), .name("picked"),
              .value(candidate.place.choiceText),
              .aria("label", words.choosePlaceNamed(candidate.label)), .dir("auto"),
              text: candidate.label)
          }
        }
      }
    }
  }

  private func service(in markup: Markup) {
    markup.field(words.serviceLabel) {
      markup.select(.id("weatherServicePicker"), .name("service"), .autocomplete("off")) {
        markup.options(
          settings.services.map { ($0.name, $0.name.rawValue, $0.label) }, chosen: settings.service)
      }
    }
  }

  private func units(in markup: Markup) {
    markup.field(words.unitsLabel) {
      markup.select(.id("weatherUnitsPicker"), .name("units"), .autocomplete("off")) {
        markup.options(
          settings.unitsChoices.map { ($0.units, $0.units?.rawValue ?? "", $0.label) },
          chosen: settings.units)
      }
    }
  }

  private func key(in markup: Markup) {
    markup.field(words.weatherKeyLabel, hint: settings.keyLabel ?? settings.keyHint) {
      markup.input(
        .id("weatherKeyField"), .name("weather-key-password"), .type("password"),
        .autocomplete("off"), .invalid(problem?.kind == .invalid(.key)))
    }
    guard settings.keyLabel != nil else { return }
    markup.label(.class("check")) {
      markup.input(
        .id("weatherKeyRemoval"), .type("checkbox"), .name("remove-key"), .value("1"),
        .autocomplete("off"))
      markup.span(text: words.removeKey)
    }
  }
}
