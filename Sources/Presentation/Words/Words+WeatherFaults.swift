import Domain

/// Why there is no forecast, or no new one.
extension Words {
  func weatherFault(_ error: WeatherError, of service: WeatherServiceName) -> String {
    let name = serviceName(service)
    return switch error {
    case .noNetwork:
      choose(
        "\(name) can't be reached from the server", "サーバーから \(name) に接続できません",
        "서버에서 \(name)에 연결할 수 없습니다")
    case .timedOut:
      choose(
        "\(name) took too long to answer", "\(name) から時間内に応答がありませんでした",
        "\(name)의 응답이 너무 늦습니다")
    case .noSuchPlace:
      choose(
        "No place of that name was found", "その名前の場所は見つかりませんでした",
        "그런 이름의 장소를 찾지 못했습니다")
    case .keyRefused:
      choose(
        "\(name) does not accept the key. Check it in the settings of the place.",
        "\(name) のキーが受け付けられませんでした。場所の設定で確認してください。",
        "\(name)에서 키를 받아들이지 않았습니다. 장소 설정에서 확인하세요.")
    case .keyMissing:
      choose(
        "\(name) needs a key. Enter it in the settings of the place, or choose another service.",
        "\(name) にはキーが必要です。場所の設定で入力するか、別のサービスを選んでください。",
        "\(name)에는 키가 필요합니다. 장소 설정에서 입력하거나 다른 서비스를 선택하세요.")
    case .tooManyRequests(let seconds): tooManyRequests(name, seconds)
    case .serviceFailed(let status):
      choose(
        "\(name) has a problem of its own (status \(status))",
        "\(name) で問題が発生しています(ステータス \(status))",
        "\(name)에 문제가 생겼습니다(상태 \(status))")
    case .notAsPromised(let fault): unreadable(name, answerFault(fault))
    case .answerTooLarge:
      unreadable(name, choose("it is too large", "大きすぎます", "너무 큽니다"))
    case .addressRefused:
      choose(
        "The address of \(name) in the server's settings can't be used",
        "サーバーの設定にある \(name) のアドレスは使えません",
        "서버 설정에 있는 \(name)의 주소를 사용할 수 없습니다")
    case .notOffered:
      choose(
        "\(name) can't be asked here", "ここからは \(name) を利用できません",
        "여기서는 \(name)을(를) 사용할 수 없습니다")
    }
  }

  private func tooManyRequests(_ name: String, _ seconds: Int?) -> String {
    guard let seconds else {
      return choose(
        "\(name) was asked too often. Try again later.",
        "\(name) への問い合わせが多すぎます。しばらくしてからもう一度お試しください。",
        "\(name)에 요청이 너무 많았습니다. 잠시 후 다시 시도하세요.")
    }
    let wait = duration(minutes: max(1, (min(seconds, 1_000_000) + 59) / 60))
    return choose(
      "\(name) was asked too often. It can be asked again in \(wait).",
      "\(name) への問い合わせが多すぎます。\(wait)後にもう一度お試しください。",
      "\(name)에 요청이 너무 많았습니다. \(wait) 후에 다시 시도하세요.")
  }

  private func unreadable(_ name: String, _ detail: String) -> String {
    choose(
      "What \(name) answered can't be used: \(detail)", "\(name) の応答を利用できません: \(detail)",
      "\(name)의 응답을 사용할 수 없습니다: \(detail)")
  }

  private func answerFault(_ fault: AnswerFault) -> String {
    switch fault {
    case .notJSON: choose("it is no JSON", "JSON ではありません", "JSON이 아닙니다")
    case .missing(let path):
      choose("\(path) is missing", "\(path) がありません", "\(path)이(가) 없습니다")
    case .wrongKind(let path):
      choose(
        "\(path) is of another kind", "\(path) の型が違います", "\(path)의 형식이 다릅니다")
    case .outOfRange(let path):
      choose(
        "\(path) can't be meant", "\(path) の値が範囲外です", "\(path)의 값이 범위를 벗어났습니다")
    case .empty(let path): choose("\(path) is empty", "\(path) が空です", "\(path)이(가) 비어 있습니다")
    case .redirected:
      choose(
        "it sends to another host", "別のホストへ転送されました", "다른 호스트로 넘어갔습니다")
    }
  }

  /// What the service calls itself.
  func serviceName(_ service: WeatherServiceName) -> String {
    switch service {
    case .openMeteo: "Open-Meteo"
    case .openWeatherMap: "OpenWeather"
    case .metNorway: "MET Norway"
    }
  }
}
