import Domain
import QuickAdd
import Testing

/// Faults that people met in other task managers.
@Suite struct FaultTests {
  @Test func `a bare number after due is an hour, and one task comes of it`() throws {
    let result = try read("Stretch due:10 repeat:daily", in: .english)

    #expect(
      Expected(result) == Row("", "Stretch", due: "2026-11-30T10:00", rule: "FREQ=DAILY").task)
  }

  @Test(arguments: ["due:1799999999", "due:99", "due:", "due: ", "due:-1", "due:24:30", "due:soon"])
  func `what is no hour after due stays text`(_ word: String) throws {
    let result = try read("Stretch \(word) outside", in: .english)

    #expect(result.parts.isEmpty)
    #expect(result.title == "Stretch \(word) outside")
  }

  @Test(arguments: [
    "The 4th Kind of Tea", "Photos from 9/11 hike album", "clear inbox before march 3rd",
  ])
  func `titles with numbers are not eaten`(_ title: String) throws {
    #expect(Expected(try read(title, in: .english)) == Row(title, title).task)
  }

  @Test(arguments: [
    ("\"clear inbox on march 3rd\"", "clear inbox on march 3rd"),
    ("Read “Tomorrow” to Ann", "Read Tomorrow to Ann"),
    ("Buy a 5\" pipe and a 3\" pipe", "Buy a 5\" pipe and a 3\" pipe"),
    ("Ask \"what is this", "Ask \"what is this"),
    // Marks that kept nothing from being read are part of the title.
    ("Watch \"Dune\"", "Watch \"Dune\""),
    ("Read “Emma” and \"9am friday\"", "Read “Emma” and 9am friday"),
    ("alert(\"9am\")", "alert(\"9am\")"),
  ])
  func `quotes give a sentence with a date back`(_ line: String, _ title: String) throws {
    let result = try read(line, in: .english)

    #expect(result.title == title)
    #expect(result.due == nil)
  }

  @Test func `the order of date, time, duration and list does not matter`() throws {
    let wanted = Row("", "Draft budget", due: "2027-04-24T14:30", list: "Finance", minutes: 90).task
    let title = "Draft budget"

    for parts in permutations(of: ["24/4 14:30", "90m", "+Finance", title])
      + permutations(of: ["24/4", "14:30", "1h30m", "+Finance", title])
    {
      let line = parts.joined(separator: " ")
      #expect(Expected(try read(line, in: .english)) == wanted, "\(line)")
    }
  }

  @Test(arguments: [
    (Language.japanese, ["4/24 14:30", "90分", "+仕事", "予算案"]),
    (.japanese, ["4月24日14時30分", "1時間半", "+仕事", "予算案"]),
    (.korean, ["4/24 14:30", "90분", "+仕事", "予算案"]),
    (.korean, ["4월 24일 오후 2시 30분", "1시간 반", "+仕事", "予算案"]),
  ])
  func `the order does not matter in Japanese and Korean either`(
    _ language: Language, _ parts: [String]
  ) throws {
    let wanted = Row("", "予算案", due: "2027-04-24T14:30", list: "仕事", minutes: 90).task

    for words in permutations(of: parts) {
      let line = words.joined(separator: " ")
      #expect(Expected(try read(line, in: language)) == wanted, "\(line)")
    }
  }

  @Test(arguments: [
    ("due:sunday", "2027-07-11"), ("due:friday", "2027-07-16"), ("due:today", "2027-07-09"),
    ("due:this friday", "2027-07-09"), ("by thursday", "2027-07-15"), ("日曜", "2027-07-11"),
    ("금요일", "2027-07-16"),
  ])
  func `a weekday is never in the past, and today only if it is said`(
    _ words: String, _ due: String
  ) throws {
    let result = try read("Pay bills \(words)", in: .english, at: "2027-07-09T18:00")

    #expect(result.due?.iso == due)
  }

  @Test(arguments: [
    "Ask landlord re: heating, wait: until Monday -fan http://example.org/a+b",
    "note:  two  spaces", "-v --help", "wait: call: until:", "list:Work priority:high tag:home",
  ])
  func `words with a colon or a minus stay, character for character`(_ line: String) throws {
    #expect(try read(line, in: .english).title == line)
  }

  @Test func `a monthly task is first due this month if that is still ahead`() throws {
    let ahead = try read("Pay rent every 25th", in: .english, at: "2026-11-10T09:30")
    let over = try read("Pay rent every 25th", in: .english, at: "2026-11-26T09:30")
    let today = try read("Pay rent every 25th", in: .english, at: "2026-11-25T09:30")

    #expect(ahead.due?.iso == "2026-11-25")
    #expect(over.due?.iso == "2026-12-25")
    #expect(today.due?.iso == "2026-11-25")
  }

  @Test(arguments: ["every month on the 15th", "毎月15日", "매월 15일"])
  func `monthly on the 15th is the 15th`(_ words: String) throws {
    let result = try read("Review \(words)", in: .english)

    #expect(result.due?.iso == "2026-12-15")
    #expect(result.repetition?.rule == "FREQ=MONTHLY;BYMONTHDAY=15")
  }

  @Test(arguments: [
    "paprika", "Buy paprika", "marching band", "Mayflower", "sundae", "decide", "Monet print",
    "satin", "todayish", "noonday", "5min1", "明日香", "월요병", "시월드", "3시리즈",
  ])
  func `a word inside a word is no part`(_ title: String) throws {
    #expect(Expected(try read(title, in: .english)) == Row(title, title).task)
  }

  @Test(arguments: [
    ("en", "2027-01-10", "2027-10-01"), ("en-GB", "2027-01-10", "2027-10-01"),
    ("en_US.UTF-8", "2027-10-01", "2027-01-10"), ("ja_JP.UTF-8", "2027-10-01", "2027-01-10"),
    ("ko", "2027-10-01", "2027-01-10"), ("de-DE", "2027-01-10", "2027-10-01"),
  ])
  func `10/01 is read as in the person's country, and the other way is told`(
    _ locale: String, _ due: String, _ other: String
  ) throws {
    let reader = QuickAdd(
      in: QuickAddContext(
        now: try #require(LocalDateTime(iso: "2026-11-30T09:30")), zone: .utc,
        dateOrder: DateOrder(locale: locale) ?? DateOrder(.english)))

    let part = try #require(reader.read("Dentist 10/01").parts.first)

    #expect(part.value == .due(.date(try #require(CalendarDate(iso: due)))))
    #expect(part.alternative == .due(.date(try #require(CalendarDate(iso: other)))))
  }

  @Test func `24/4 and 4/24 are one day everywhere`() throws {
    for language in Language.allCases {
      #expect(try read("Dentist 24/4", in: language).due?.iso == "2027-04-24")
      #expect(try read("Dentist 4/24", in: language).parts.first?.isAmbiguous == false)
    }
  }

  @Test func `each tag of a line is kept`() throws {
    let result = try read(
      "Tidy #home the #garage #two words #\"deep work\" #Home #Garage", in: .english)

    #expect(result.tags == ["home", "garage", "two words", "deep work"])
    #expect(result.title == "Tidy the")
  }

  @Test(arguments: [
    ("#\"Reading list\"", "Reading list"), ("#two words", "two words"), ("#家族", "家族"),
    ("#가족 모임", "가족 모임"), ("＃「週末の予定」", "週末の予定"), ("#café-bar", "café-bar"),
    ("#ＨＯＭＥ", "home"), ("#日々🌱", "日々🌱"),
  ])
  func `a tag with spaces or of any script is not cut`(_ typed: String, _ tag: String) throws {
    let result = try read("Plan \(typed) trip", in: .english)

    #expect(result.tags == [tag])
    #expect(result.title == "Plan trip")
  }

  @Test(arguments: [
    "Explain the !highlight macro", "Learn C# and C++", "Merge issue#5", "Rename a#b to c+Work",
    "We are #1", "Pay +5 more", "Read about due: dates", "Say hello!high", "Mix red +blue",
  ])
  func `a sign inside a title does nothing`(_ title: String) throws {
    #expect(Expected(try read(title, in: .english)) == Row(title, title).task)
  }

  @Test(arguments: ["next tuesday", "来週火曜日", "다음 주 화요일"])
  func `next tuesday is not this tuesday`(_ words: String) throws {
    #expect(try read("Gym \(words)", in: .english).due?.iso == "2026-12-08")
    #expect(
      try read("Gym \(words)", in: .english, at: "2026-12-02T09:30").due?.iso == "2026-12-08")
  }

  @Test(arguments: [
    ("来週火曜日午後3:00 会議", "会議", "2026-12-08T15:00"),
    ("来週火曜日 午後3時 会議", "会議", "2026-12-08T15:00"),
    ("会議 来週の火曜日の15時", "会議", "2026-12-08T15:00"),
    ("本日 会議", "会議", "2026-11-30"),
  ])
  func `a Japanese date and time are understood`(
    _ line: String, _ title: String, _ due: String
  ) throws {
    let result = try read(line, in: .japanese)

    #expect(result.title == title)
    #expect(result.due?.iso == due)
  }

  @Test func `当日 is not 今日`() throws {
    #expect(Expected(try read("当日 会議", in: .japanese)) == Row("", "当日 会議").task)
  }
}
