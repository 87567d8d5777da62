import Domain

/// Where the weather is shown for, and who foretells it.
extension Words {
  package var weatherSettings: String { choose("Place and service", "場所とサービス", "장소와 서비스") }
  package var placeLabel: String { choose("Place", "場所", "장소") }
  package var placeHint: String {
    choose(
      "A town, or a postal code. Leave it empty to turn the weather off. It is sent to the service alone, to the kilometre.",
      "市区町村名または郵便番号。空にすると天気を表示しません。選んだサービスにだけ、約1kmの精度で送信されます。",
      "도시 이름이나 우편번호. 비워 두면 날씨를 표시하지 않습니다. 선택한 서비스에만 약 1km 정밀도로 보냅니다.")
  }
  package var serviceLabel: String { choose("Service", "サービス", "서비스") }
  package var unitsLabel: String { choose("Units", "単位", "단위") }
  var automaticUnits: String {
    choose("As the browser's country has them", "ブラウザーの地域に合わせる", "브라우저의 지역에 따름")
  }
  package var weatherKeyLabel: String { choose("Key", "キー", "키") }
  package func weatherKeyHint(_ service: String) -> String {
    choose(
      "Your own, for \(service). It is not shown again.",
      "\(service) で取得したご自身のキー。入力後は表示されません。",
      "\(service)에서 받은 본인의 키. 다시 표시하지 않습니다.")
  }
  /// `ending` is the last of its letters, or nil for a key too short to tell any.
  func keyIsSet(_ ending: String?) -> String {
    guard let ending else {
      return choose("A key is set", "キーは設定済みです", "키가 설정되어 있습니다")
    }
    return choose(
      "A key that ends in \(ending) is set", "末尾が \(ending) のキーが設定されています",
      "\(ending)(으)로 끝나는 키가 설정되어 있습니다")
  }
  package var removeKey: String { choose("Remove the key", "キーを削除", "키 삭제") }
  func serviceChoice(_ name: String, needsKey: Bool) -> String {
    needsKey
      ? choose("\(name) (needs a key)", "\(name)(キーが必要)", "\(name)(키 필요)") : name
  }
  package var whichPlace: String {
    choose(
      "Several places have that name. Which one is meant?",
      "同じ名前の場所が複数あります。どれですか?", "같은 이름의 장소가 여럿 있습니다. 어느 곳인가요?")
  }
  package func choosePlaceNamed(_ name: String) -> String {
    choose("Choose \(name)", "\(name)を選ぶ", "\(name) 선택")
  }
  package var weatherIsSet: String {
    choose("The place is saved", "場所を保存しました", "장소를 저장했습니다")
  }
  package var weatherIsTurnedOff: String {
    choose("The weather is turned off", "天気の表示をオフにしました", "날씨 표시를 껐습니다")
  }
  var placeTooLong: String {
    choose("That is too long for a place", "場所の名前が長すぎます", "장소 이름이 너무 깁니다")
  }
  package var licence: String { choose("Licence", "ライセンス", "라이선스") }
  package var placesBy: String { choose("Places by", "地名:", "지명:") }
}
