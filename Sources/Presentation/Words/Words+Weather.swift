import Domain

extension Words {
  package var weather: String { choose("Weather", "天気", "날씨") }
  package var refreshWeather: String { choose("Refresh", "更新", "새로 고침") }
  package var refreshingWeather: String {
    choose("Asking for the weather …", "天気を取得しています…", "날씨를 가져오는 중…")
  }
  package var weatherIsRefreshed: String {
    choose("The weather is up to date", "天気を更新しました", "날씨를 새로 고쳤습니다")
  }
  package var backToWeather: String {
    choose("All of the forecast", "予報の一覧へ", "전체 예보로")
  }
  package var laterWeather: String { choose("Later", "次の時間", "다음 시간") }
  package var earlierWeather: String { choose("Earlier", "前の時間", "이전 시간") }
  var weatherGone: String {
    choose(
      "Nothing is foretold for that time", "その時刻の予報はありません",
      "그 시각의 예보는 없습니다")
  }
  var noWeatherYet: String {
    choose(
      "No forecast has come yet. Refresh to ask for one.",
      "予報はまだ届いていません。「更新」で取得できます。",
      "아직 예보가 없습니다. 새로 고침하면 가져옵니다.")
  }
  var weatherIsOver: String {
    choose(
      "The last forecast is over. Refresh to ask for a new one.",
      "最後に取得した予報の期間は過ぎました。「更新」で取得できます。",
      "마지막 예보의 기간이 지났습니다. 새로 고침하면 가져옵니다.")
  }
  var weatherIsOff: String {
    choose(
      "Name your place, and its weather stands here and beside your days. Until then nothing is asked of anybody.",
      "場所を入力すると、その天気をここと日付の横に表示します。入力するまでは、どこにも問い合わせません。",
      "장소를 입력하면 그곳의 날씨를 여기와 날짜 옆에 보여 줍니다. 입력하기 전에는 아무 데도 묻지 않습니다.")
  }

  /// When the service said so, and how long ago that is.
  func weatherAge(_ fetched: Instant, on day: Day) -> String {
    let moment = moment(fetched, on: day)
    let minutes = Int(max(0, day.now.seconds - fetched.seconds) / 60)
    if minutes < 1 {
      return choose("\(moment), just now", "\(moment)現在", "\(moment), 방금 전")
    }
    let span = minutes < 1440 ? duration(minutes: minutes) : days(minutes / 1440)
    return choose("\(moment), \(span) ago", "\(moment)現在(\(span)前)", "\(moment), \(span) 전")
  }

  private func days(_ count: Int) -> String {
    choose("\(number(count)) day\(count == 1 ? "" : "s")", "\(number(count))日", "\(number(count))일")
  }

  var temperatureLabel: String { choose("Temperature", "気温", "기온") }
  var feelsLikeLabel: String { choose("Feels like", "体感温度", "체감 온도") }
  var rainChanceLabel: String { choose("Chance of rain", "降水確率", "강수 확률") }
  var rainAmountLabel: String { choose("Rain", "降水量", "강수량") }
  var windLabel: String { choose("Wind", "風", "바람") }
  var timeColumn: String { choose("Time", "時刻", "시각") }

  func temperatureSpan(_ lowest: String, _ highest: String) -> String {
    choose(
      "From \(lowest) to \(highest)", "最低\(lowest)、最高\(highest)",
      "최저 \(lowest), 최고 \(highest)")
  }
  func rainMost(_ most: String, at label: String) -> String {
    choose("Most: \(most) (\(label))", "最大\(most)(\(label))", "최대 \(most) (\(label))")
  }
  var noRainForetold: String {
    choose("No rain is foretold", "雨の予報はありません", "비 예보가 없습니다")
  }

  /// When it begins to fall.
  func wetFrom(_ time: String, isSnow: Bool) -> String {
    isSnow
      ? choose("snow from \(time)", "\(time)から雪", "\(time)부터 눈")
      : choose("rain from \(time)", "\(time)から雨", "\(time)부터 비")
  }

  /// Beside a task that is done outdoors, on a day of likely rain.
  func wetOutdoors(isSnow: Bool, dryDay: String?) -> String {
    let wet =
      isSnow
      ? choose("Snow is likely", "雪の予報", "눈 예보")
      : choose("Rain is likely", "雨の予報", "비 예보")
    guard let dryDay else { return wet }
    return choose(
      "\(wet); dry on \(dryDay)", "\(wet)(\(dryDay)は降らない見込み)", "\(wet) (\(dryDay)에는 그침)")
  }
}
