import Domain

/// A day or a span of days that quick add does not read, or reads otherwise.
enum DayWord: Sendable {
  /// So many days from today.
  case day(Int)
  case weekday(Weekday)
  /// So many weeks, months or years from this one, as a whole.
  case week(Int)
  case month(Int)
  case year(Int)
}

extension Vocabulary {
  static let dayWords: [String: DayWord] = {
    var words: [String: DayWord] = [:]
    for (word, texts) in dayTexts {
      for text in texts.split(separator: "|") { words[String(text)] = word }
    }
    return words
  }()

  private static let dayTexts: [(DayWord, String)] = [
    (.day(-2), "day before yesterday|the day before yesterday|一昨日|おととい|그저께|그제"),
    (.day(-1), "yesterday|昨日|きのう|어제"),
    (.day(0), "today|今日|きょう|本日|오늘"),
    (.weekday(.monday), "monday|mon|月曜日|月曜|월요일|월"),
    (.weekday(.tuesday), "tuesday|tue|tues|火曜日|火曜|화요일|화"),
    (.weekday(.wednesday), "wednesday|wed|水曜日|水曜|수요일|수"),
    (.weekday(.thursday), "thursday|thu|thur|thurs|木曜日|木曜|목요일|목"),
    (.weekday(.friday), "friday|fri|金曜日|金曜|금요일|금"),
    (.weekday(.saturday), "saturday|sat|土曜日|土曜|토요일|토"),
    (.weekday(.sunday), "sunday|sun|日曜日|日曜|일요일"),
    (.week(-1), "last week|先週|지난주|지난 주"),
    (.week(0), "this week|今週|이번주|이번 주|금주"),
    (.week(1), "next week|来週|다음주|다음 주|내주"),
    (.month(-1), "last month|先月|지난달|지난 달"),
    (.month(0), "this month|今月|이번달|이번 달"),
    (.month(1), "next month|来月|다음달|다음 달"),
    (.year(-1), "last year|去年|昨年|작년|지난해"),
    (.year(0), "this year|今年|올해"),
    (.year(1), "next year|来年|내년"),
  ]

  /// What a distance is counted in: `3d`, `3日後`.
  static let distances: [String: Distance] = {
    var words: [String: Distance] = [:]
    for (distance, texts) in distanceTexts {
      for text in texts.split(separator: "|") { words[String(text)] = distance }
    }
    return words
  }()

  private static let distanceTexts: [(Distance, String)] = [
    (.init(days: 1), "d|day|days"),
    (.init(days: 7), "w|week|weeks"),
    (.init(months: 1), "m|month|months"),
    (.init(months: 12), "y|year|years"),
    (.init(days: 1, needsDirection: true), "日|日間|일"),
    (.init(days: 7, needsDirection: true), "週|週間|주|주일"),
    (.init(months: 1, needsDirection: true), "か月|ヶ月|カ月|ヵ月|개월|달"),
    (.init(months: 12, needsDirection: true), "年|年間|년"),
    (.init(days: -1), "d ago|day ago|days ago|日前|일 전|일전"),
    (.init(days: -7), "w ago|week ago|weeks ago|週前|週間前|주 전|주전|주일 전"),
    (.init(months: -1), "month ago|months ago|か月前|ヶ月前|カ月前|ヵ月前|개월 전|개월전|달 전|달전"),
    (.init(months: -12), "year ago|years ago|年前|년 전|년전"),
    (.init(days: 1, isAhead: true), "日後|일 후|일후|일 뒤|일뒤"),
    (.init(days: 7, isAhead: true), "週後|週間後|주 후|주후|주 뒤|주뒤|주일 후|주일 뒤"),
    (.init(months: 1, isAhead: true), "か月後|ヶ月後|カ月後|ヵ月後|개월 후|개월후|개월 뒤|개월뒤"),
    (.init(months: 12, isAhead: true), "年後|년 후|년후|년 뒤|년뒤"),
  ]
}

/// A unit of a distance, with the direction that its word says.
struct Distance: Sendable {
  /// Below zero for the past.
  var days = 0
  var months = 0
  /// Whether it says that it lies ahead, whatever is compared.
  var isAhead = false
  /// Whether it is a distance only with a sign before it: 3日 is the third of the month.
  var needsDirection = false
}
