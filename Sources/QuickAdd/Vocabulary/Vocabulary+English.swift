import Domain

extension Vocabulary {
  /// Full names of weekdays are taken at the end of a line only: "Sunday Times", "Friday review".
  static let english: [(Meaning, String)] =
    days + weekdays + months + clock + measures + rhythms
    + littleWords

  private static let days: [(Meaning, String)] = [
    (.relativeDay(0), "today"),
    (.relativeDay(0, .night), "tonight|tonite"),
    (.relativeDay(0, .afternoon), "this afternoon"),
    (.relativeDay(0, .evening), "this evening"),
    (.relativeDay(1), "tomorrow|tmr|tmrw"),
    (.relativeDay(2), "day after tomorrow|the day after tomorrow|overmorrow"),
    (.period(.week, 1), "next week"),
    (.period(.month, 1), "next month"),
    (.period(.year, 1), "next year"),
    (.periodEnd(.day, 0, .rightEdge), "end of day|end of the day|eod"),
    (
      .periodEnd(.week, 0, .rightEdge),
      "end of week|end of the week|end of this week|the end of the week|eow"
    ),
    (.periodEnd(.week, 1, .rightEdge), "end of next week|the end of next week"),
    (
      .periodEnd(.month, 0, .rightEdge),
      "end of month|end of the month|end of this month|the end of the month|month end|eom"
    ),
    (.periodEnd(.month, 1, .rightEdge), "end of next month|the end of next month"),
    (
      .periodEnd(.year, 0, .rightEdge),
      "end of year|end of the year|end of this year|the end of the year|year end|eoy"
    ),
    (.end, "end of|the end of"),
    (.modifier(0), "this|this coming|coming"),
    (.modifier(1), "next"),
    (.weekend(0, .rightEdge), "weekend|the weekend"),
    (.weekend(0, .anywhere), "this weekend"),
    (.weekend(1, .anywhere), "next weekend"),
  ]

  private static let weekdays: [(Meaning, String)] = [
    (.weekday(.monday, .rightEdge), "monday|mon"),
    (.weekday(.tuesday, .rightEdge), "tuesday"),
    (.weekday(.wednesday, .rightEdge), "wednesday|wed"),
    (.weekday(.thursday, .rightEdge), "thursday"),
    (.weekday(.friday, .rightEdge), "friday"),
    (.weekday(.saturday, .rightEdge), "saturday|sat"),
    (.weekday(.sunday, .rightEdge), "sunday|sun"),
    (.weekday(.tuesday, .eitherEdge), "tue|tues"),
    (.weekday(.thursday, .eitherEdge), "thu|thur|thurs"),
    (.weekday(.friday, .eitherEdge), "fri"),
    (.weekdays(.workdays), "weekday|weekdays|workday|workdays|business day"),
    (.weekdays(.weekend), "weekends|weekend day|weekend days"),
    (.weekdays(.every(.monday)), "mondays"),
    (.weekdays(.every(.tuesday)), "tuesdays"),
    (.weekdays(.every(.wednesday)), "wednesdays"),
    (.weekdays(.every(.thursday)), "thursdays"),
    (.weekdays(.every(.friday)), "fridays"),
    (.weekdays(.every(.saturday)), "saturdays"),
    (.weekdays(.every(.sunday)), "sundays"),
  ]

  private static let months: [(Meaning, String)] = [
    (.month(1, .eitherEdge), "january|jan"),
    (.month(2, .eitherEdge), "february|feb"),
    (.month(3, .rightEdge), "march|mar"),
    (.month(4, .eitherEdge), "april|apr"),
    (.month(5, .rightEdge), "may"),
    (.month(6, .eitherEdge), "june|jun"),
    (.month(7, .eitherEdge), "july|jul"),
    (.month(8, .eitherEdge), "august|aug"),
    (.month(9, .eitherEdge), "september|sep|sept"),
    (.month(10, .eitherEdge), "october|oct"),
    (.month(11, .eitherEdge), "november|nov"),
    (.month(12, .eitherEdge), "december|dec"),
  ]

  private static let clock: [(Meaning, String)] = [
    (.clock(12 * 60, .rightEdge), "noon|midday"),
    (.clock(24 * 60, .rightEdge), "midnight"),
    (.dayPart(.beforeNoon, .after), "am|a.m.|a.m"),
    (.dayPart(.afterNoon, .after), "pm|p.m.|p.m"),
    (.dayPart(.morning, .after), "in the morning"),
    (.dayPart(.afterNoon, .after), "in the afternoon|in the evening"),
    (.dayPart(.night, .after), "at night"),
    (.dayPart(.morning, .before), "morning"),
    (.dayPart(.afternoon, .before), "afternoon"),
    (.dayPart(.evening, .before), "evening"),
    (.dayPart(.night, .before), "night"),
    (.mark(.hour), "o'clock|oclock"),
  ]

  private static let measures: [(Meaning, String)] = [
    (.unit(.minute), "min|mins|minute|minutes"),
    (.unit(.hour), "h|hr|hrs|hour|hours"),
    (.unit(.day), "day|days"),
    (.unit(.week), "week|weeks|wk|wks"),
    (.unit(.month), "month|months"),
    (.unit(.quarter), "quarter|quarters"),
    (.unit(.year), "year|years"),
    (.span(.week, 2), "fortnight"),
    (.span(.minute, 30), "half an hour"),
    (.number(1), "one|a|an"),
    (.number(2), "two"),
    (.number(3), "three"),
    (.number(4), "four"),
    (.number(5), "five"),
    (.number(6), "six"),
    (.number(7), "seven"),
    (.number(8), "eight"),
    (.number(9), "nine"),
    (.number(10), "ten"),
    (.number(11), "eleven"),
    (.number(12), "twelve"),
    (.ordinal(1), "first"),
    (.ordinal(2), "second"),
    (.ordinal(3), "third"),
    (.ordinal(4), "fourth"),
    (.ordinal(5), "fifth"),
    (.ordinal(-1), "last"),
  ]

  private static let rhythms: [(Meaning, String)] = [
    (.every(1), "every|each"),
    (.every(2), "every other"),
    (.rhythm(.day, 1, .rightEdge), "daily"),
    (.rhythm(.week, 1, .rightEdge), "weekly"),
    (.rhythm(.week, 2, .rightEdge), "fortnightly"),
    (.rhythm(.month, 1, .rightEdge), "monthly"),
    (.rhythm(.quarter, 1, .rightEdge), "quarterly"),
    (.rhythm(.year, 1, .rightEdge), "yearly|annually"),
    (
      .afterCompletion,
      "after done|after completion|after completing|when done|once done|from completion"
    ),
    (.until, "until|till"),
    (.mark(.times), "times in all|time in all|times in total"),
  ]

  private static let littleWords: [(Meaning, String)] = [
    (.lead(.at), "at|due at"),
    (.lead(.on), "on"),
    (.lead(.by), "by|due|due by|due on"),
    (.lead(.due), "due:"),
    (.lead(.starting), "starting|starting on|starting from|beginning|start:"),
    (.lead(.repeating), "repeat:|repeats"),
    (.lead(.lasting), "for"),
    (.ahead, "in|within"),
    (.later, "from now|from today|later"),
    (.of, "of|of the"),
    (.joiner, "and|&|or|,|、|・|·"),
    (.article, "the"),
    (
      .holdsNext,
      """
      a|an|the|some|any|no|my|your|his|her|our|their|that|these|those|last|past|every|each|yesterday|not|never
      """
    ),
    (
      .holdsNext,
      """
      before|after|until|till|since|from|for|of|than|about|to|through|thru|between|during|like|vs\
      |with|without|via|except|over|under|around|'til|is|was|it's|its|as|per
      """
    ),
    (.holdsNext, "black|good|cyber|ash|easter|super|maundy|palm|fat|casual|ruby|giving"),
    (.holdsNext, "part|chapter|chapters|page|pages|volume|vol|version|step|size|level|ratio|score"),
    (
      .holdsPrevious,
      """
      or two|or so|or three|or more|ago|old|long|late|early|earlier|away|before|after|to|through|until|till|than|is|was|will|never\
      |per|each|every|of
      """
    ),
  ]
}
