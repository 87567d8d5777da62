/// What help and manual say of the weather, and what it can't be asked.
extension Words {
  package var weatherSummary: String {
    choose("Shows the weather of your place", "設定した場所の天気を表示", "설정한 장소의 날씨 보기")
  }
  package var weatherDiscussion: String {
    choose(
      "Shows the last forecast that came, without a network. To ask for a new one and to find a place, hibi-server is run, which has one.",
      "最後に取得した予報を、ネットワークを使わずに表示します。新しい予報の取得と場所の検索には hibi-server を実行します。",
      "마지막으로 받은 예보를 네트워크 없이 보여 줍니다. 새 예보를 가져오거나 장소를 찾을 때는 hibi-server를 실행합니다.")
  }
  package var placeOption: String {
    choose(
      "Sets the place, or turns the weather off when empty", "場所を設定(空にすると表示しない)",
      "장소를 설정(비우면 표시하지 않음)")
  }
  package var refreshOption: String {
    choose("Asks for a new forecast first", "先に新しい予報を取得", "먼저 새 예보를 가져오기")
  }
  package var showWeatherSummary: String {
    choose("Shows one time of the forecast", "ある時刻の予報を表示", "한 시각의 예보 보기")
  }
  package var timeOperand: String {
    choose(
      "Such as 15:00 or tomorrow 9am", "15:00、明日9時などの時刻", "15:00, 내일 오전 9시 같은 시각")
  }
  package func notAWeatherTime(_ text: String) -> String {
    choose(
      "\(quoted(text)) is no time. Write 15:00, tomorrow 9am or 2026-12-31 18:00.",
      "\(quoted(text))は時刻として読めません。15:00、明日9時、2026-12-31 18:00 などで指定します。",
      "\(quoted(text))은(는) 시각이 아닙니다. 15:00, 내일 오전 9시, 2026-12-31 18:00처럼 적습니다.")
  }
  package var nameOnePlace: String {
    choose(
      "Several places have that name. Name one of them in full:",
      "同じ名前の場所が複数あります。次のいずれかを省略せずに指定してください:",
      "같은 이름의 장소가 여럿 있습니다. 다음 중 하나를 전부 적어 주세요:")
  }
}
