import Arguments
import Domain
import Presentation

extension RunningCommand {
  func weather() async throws(Failure) {
    if invocation.command == ["weather", "show"] { return try await showWeather() }
    let place = invocation.value(of: "place")
    let session = try await openSession()
    // Who has no network goes on as the program that has one.
    if place != nil || invocation.has("refresh"), !session.scenes.canAskForWeather {
      return try becomeServer(weatherArguments)
    }
    let printer = WeatherPrinter(console)
    let presenter = session.scenes.weatherList(for: session.person, in: printer)
    if let place {
      await presenter.choose(named: place)
      guard printer.isSettled else { return }
    }
    if invocation.has("refresh") {
      await presenter.refresh(asData: console.asData)
    } else if console.asData {
      await presenter.export()
    } else {
      await presenter.load()
    }
  }

  private func showWeather() async throws(Failure) {
    let text = invocation.text("time")
    let session = try await openSession()
    let day = Day(for: session.person, at: parts.clock.now(), zones: parts.zones)
    let printer = WeatherDetailPrinter(console)
    let time = try moment(text, on: day)
    let presenter = session.scenes.weatherDetail(at: time, for: session.person, in: printer)
    if console.asData {
      await presenter.export()
    } else {
      await presenter.load()
    }
  }

  /// A day alone means its noon.
  private func moment(_ text: String, on day: Day) throws(Failure) -> Instant {
    let zone = day.person.zone
    do {
      let date = try WhenParser(on: day, zone: zone).parse(text)
      let (local, time) = day.local(date)
      guard let time = time ?? LocalTime(hour: 12, minute: 0) else { return day.now }
      return parts.zones.instant(of: LocalDateTime(date: local, time: time), in: zone)
    } catch {
      throw Failure(words.notAWeatherTime(text), .misused)
    }
  }

  /// The same command once more, whatever order it was written in.
  private var weatherArguments: [String] {
    var arguments = ["weather"]
    for option in ["database", "account", "place"] {
      for value in invocation.values(of: option) { arguments.append("--\(option)=\(value)") }
    }
    for option in ["refresh", "json"] where invocation.has(option) {
      arguments.append("--\(option)")
    }
    return arguments
  }
}
