import Domain

extension Vocabulary {
  /// A space may be left out, as people do: 다음주.
  static let korean: [(Meaning, String)] =
    daysInKorean + weekdaysInKorean + clockInKorean + measuresInKorean + rhythmsInKorean
    + littleWordsInKorean

  private static let daysInKorean: [(Meaning, String)] = [
    (.relativeDay(0), "오늘|금일"),
    (.relativeDay(1), "내일|낼|명일"),
    (.relativeDay(2), "모레|내일모레"),
    (.relativeDay(3), "글피"),
    (.period(.week, 0), "이번 주|금주"),
    (.period(.week, 1), "다음 주|담주|차주|내주"),
    (.period(.week, 2), "다다음 주"),
    (.period(.month, 0), "이번 달|이달"),
    (.period(.month, 1), "다음 달|담달|내달"),
    (.period(.year, 0), "올해|금년"),
    (.period(.year, 1), "내년"),
    (.periodEnd(.day, 0), "오늘 중|오늘 안"),
    (.periodEnd(.week, 0), "이번 주 중|이번 주 안|이번 주 내"),
    (.periodEnd(.month, 0), "월말|이번 달 말|이번 달 말일|이달 말|이번 달 안|이번 달 중|이번 달 내"),
    (.periodEnd(.month, 1), "다음 달 말|다음 달 말일|내달 말"),
    (.periodEnd(.year, 0), "올해 말|올해 안|올해 중|연내"),
    // 연말 정산, 연말 파티
    (.periodEnd(.year, 0, .rightEdge), "연말"),
    (.end, "말|말일"),
    (.weekend(0, .rightEdge), "주말"),
    (.weekend(0, .eitherEdge), "이번 주말"),
    (.weekend(1, .eitherEdge), "다음 주말|다음 주 주말"),
  ]

  private static let weekdaysInKorean: [(Meaning, String)] = [
    (.weekday(.monday, .eitherEdge), "월요일|월욜"),
    (.weekday(.tuesday, .eitherEdge), "화요일|화욜"),
    (.weekday(.wednesday, .eitherEdge), "수요일|수욜"),
    (.weekday(.thursday, .eitherEdge), "목요일|목욜"),
    (.weekday(.friday, .eitherEdge), "금요일|금욜"),
    (.weekday(.saturday, .eitherEdge), "토요일|토욜"),
    (.weekday(.sunday, .eitherEdge), "일요일|일욜"),
    (.initial(.monday), "월"),
    (.initial(.tuesday), "화"),
    (.initial(.wednesday), "수"),
    (.initial(.thursday), "목"),
    (.initial(.friday), "금"),
    (.initial(.saturday), "토"),
    (.initial(.sunday), "일"),
    (.weekdays(.workdays), "평일"),
    (.weekdays(.weekend), "주말"),
  ]

  private static let clockInKorean: [(Meaning, String)] = [
    (.clock(12 * 60, .eitherEdge), "정오"),
    (.clock(24 * 60, .eitherEdge), "자정"),
    (.dayPart(.beforeNoon, .before), "오전"),
    (.dayPart(.afterNoon, .before), "오후"),
    (.dayPart(.earlyMorning, .before), "새벽"),
    (.dayPart(.morning, .beforeHour), "아침"),
    (.dayPart(.midday, .beforeHour), "점심|낮"),
    (.dayPart(.evening, .beforeHour), "저녁"),
    (.dayPart(.night, .before), "밤"),
    (.about, "쯤|경"),
  ]

  private static let measuresInKorean: [(Meaning, String)] = [
    (.mark(.year), "년"),
    (.mark(.month), "월"),
    (.mark(.day), "일"),
    (.mark(.hour), "시"),
    (.mark(.minute), "분"),
    (.mark(.nth), "번째|번째 주"),
    (.half, "반"),
    (.unit(.minute), "분"),
    (.unit(.hour), "시간"),
    (.unit(.day), "일"),
    (.unit(.week), "주|주일"),
    (.unit(.month), "개월|달"),
    (.unit(.year), "년"),
    (.span(.day, 1), "하루"),
    (.span(.day, 2), "이틀"),
    (.span(.day, 3), "사흘"),
    (.span(.day, 4), "나흘"),
    (.span(.day, 10), "열흘"),
    (.span(.week, 1), "일주일"),
    (.span(.week, 2), "보름|이주일"),
    (.number(1), "한"),
    (.number(2), "두"),
    (.number(3), "세"),
    (.number(4), "네"),
    (.number(5), "다섯"),
    (.number(6), "여섯"),
    (.number(7), "일곱"),
    (.number(8), "여덟"),
    (.number(9), "아홉"),
    (.number(10), "열"),
    (.number(11), "열한"),
    (.number(12), "열두"),
    (.ordinal(1), "첫째|첫째 주|첫 번째|첫 주|첫 번째 주"),
    (.ordinal(2), "둘째|둘째 주|두 번째|두 번째 주"),
    (.ordinal(3), "셋째|셋째 주|세 번째|세 번째 주"),
    (.ordinal(4), "넷째|넷째 주|네 번째|네 번째 주"),
    (.ordinal(5), "다섯째|다섯째 주|다섯 번째|다섯 번째 주"),
    (.ordinal(-1), "마지막|마지막 주"),
  ]

  private static let rhythmsInKorean: [(Meaning, String)] = [
    (.rhythm(.day, 1, .anywhere), "매일"),
    (.rhythm(.week, 1, .anywhere), "매주"),
    (.rhythm(.month, 1, .anywhere), "매월|매달"),
    (.rhythm(.year, 1, .anywhere), "매년|매해"),
    (.rhythm(.day, 2, .anywhere), "격일|하루걸러"),
    (.rhythm(.week, 2, .anywhere), "격주"),
    (.rhythm(.month, 2, .anywhere), "격월"),
    (.rhythm(.quarter, 1, .anywhere), "분기마다|매 분기"),
    (.partOfEachDay(.morning), "매일 아침|아침마다"),
    (.partOfEachDay(.evening), "매일 저녁|저녁마다"),
    (.partOfEachDay(.night), "매일 밤|밤마다"),
    (.each, "마다|간격으로"),
    (.inAll, "총|모두"),
    (.mark(.times), "회|번"),
    (.afterCompletion, "완료 후|완료한 후|완료하고|완료 뒤"),
  ]

  private static let littleWordsInKorean: [(Meaning, String)] = [
    (.later, "후|뒤|이내|후에|뒤에|이내에"),
    (.of, "의"),
    (.joiner, "와|과|랑|이나"),
    (.lead(.due), "기한:|마감:|마감일:"),
    (.lead(.starting), "시작:"),
    (.lead(.repeating), "반복:"),
    (.particle(.placed), "에|에는|날|날에|으로|으로는"),
    (.particle(.upTo), "까지|까지는|에까지"),
    (.particle(.from), "부터"),
    (
      .holdsPrevious,
      "전|전에|전까지|이후|이후에|이전|이전에|이상|이하|미만|동안|연속|내내|만에|짜리|대한|대해|관한|사이|정도"
    ),
    (.holdsNext, "지난|지난주|지난달|어제|저번|매"),
  ]
}
