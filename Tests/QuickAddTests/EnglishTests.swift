import Domain
import Testing

@Suite struct EnglishTests {
  @Test(arguments: rows)
  func `reads what an English speaker types`(_ row: Row) throws {
    #expect(Expected(try read(row.line, in: .english)) == row.task)
  }

  @Test(arguments: titles)
  func `leaves English titles alone that only look like dates`(_ title: String) throws {
    #expect(Expected(try read(title, in: .english)) == Row(title, title).task)
  }

  static let rows = days + times + repetitions + others

  static let days = [
    Row("Pay rent today", "Pay rent", due: "2026-11-30"),
    Row("tomorrow call Ann", "call Ann", due: "2026-12-01"),
    Row("Tomorrow call Ann", "call Ann", due: "2026-12-01"),
    Row("Call Mum tomorrow about the party", "Call Mum about the party", due: "2026-12-01"),
    Row("Cook dinner day after tomorrow", "Cook dinner", due: "2026-12-02"),
    Row("Dentist friday", "Dentist", due: "2026-12-04"),
    Row("Dentist next fri", "Dentist", due: "2026-12-11"),
    Row("Dentist monday", "Dentist", due: "2026-12-07"),
    Row("Dentist this monday", "Dentist", due: "2026-11-30"),
    Row("Friday: pick up cake", "pick up cake", due: "2026-12-04"),
    Row("Dentist, friday, bring card", "Dentist, bring card", due: "2026-12-04"),
    Row("Call Ann on friday about tickets", "Call Ann about tickets", due: "2026-12-04"),
    Row("Call the bank by Friday", "Call the bank", due: "2026-12-04"),
    Row("Send invoice (thursday)", "Send invoice", due: "2026-12-03"),
    Row("Plan trip next week", "Plan trip", due: "2026-12-07"),
    Row("Team offsite friday next week", "Team offsite", due: "2026-12-11"),
    Row("Renew passport next month", "Renew passport", due: "2026-12-01"),
    Row("Water plants in 3 days", "Water plants", due: "2026-12-03"),
    Row("Visit grandma in two weeks", "Visit grandma", due: "2026-12-14"),
    Row("Cancel trial 10 days from now", "Cancel trial", due: "2026-12-10"),
    Row("Dentist 24/4", "Dentist", due: "2027-04-24"),
    Row("Dentist 3/4/2027", "Dentist", due: "2027-04-03"),
    Row("Buy presents Dec 24", "Buy presents", due: "2026-12-24"),
    Row("Dec 24 dinner at Ann's", "dinner at Ann's", due: "2026-12-24"),
    Row("Book flights 24 Dec 2026", "Book flights", due: "2026-12-24"),
    Row("Book flights on December 24th, 2026", "Book flights", due: "2026-12-24"),
    Row(
      "Found the receipt of 3 March 2020 2020-03-03", "Found the receipt of 3 March 2020",
      due: "2020-03-03"),
    Row("Mow the lawn 5 may", "Mow the lawn", due: "2027-05-05"),
    Row("Rent due on the 1st", "Rent", due: "2026-12-01"),
    Row("Close books end of month", "Close books", due: "2026-11-30"),
    Row("Tax return by the end of january", "Tax return", due: "2027-01-31"),
    Row("Finish slides by end of the week", "Finish slides", due: "2026-12-06"),
    Row("Barbecue this weekend", "Barbecue", due: "2026-12-05"),
    Row("Leap day party 29 feb", "Leap day party", due: "2028-02-29"),
  ]

  static let times = [
    Row("Call Ann tomorrow 9am", "Call Ann", due: "2026-12-01T09:00"),
    Row("9am tomorrow call Ann", "call Ann", due: "2026-12-01T09:00"),
    Row("At 9 call Ann tomorrow", "call Ann", due: "2026-12-01T09:00"),
    Row("Call Ann tomorrow at 9", "Call Ann", due: "2026-12-01T09:00"),
    Row("Call Ann tomorrow, 9 a.m.", "Call Ann", due: "2026-12-01T09:00"),
    Row("Watch the game tonight", "Watch the game", due: "2026-11-30T20:00"),
    Row("Call home tonight at 8", "Call home", due: "2026-11-30T20:00"),
    Row("Review notes this friday at 3pm", "Review notes", due: "2026-12-04T15:00"),
    Row("Drinks friday evening", "Drinks", due: "2026-12-04T18:00"),
    Row("Run tomorrow morning at 7", "Run", due: "2026-12-01T07:00"),
    Row("Check oven in 20 minutes", "Check oven", due: "2026-11-30T09:50"),
    Row("Call back in an hour", "Call back", due: "2026-11-30T10:30"),
    Row("Draft budget 24/4 14:30", "Draft budget", due: "2027-04-24T14:30"),
    Row("Dentist 2026-12-24 10:00", "Dentist", due: "2026-12-24T10:00"),
    Row("Dentist 2026-12-24T10:00", "Dentist", due: "2026-12-24T10:00"),
    Row("Lunch with Tom at noon", "Lunch with Tom", due: "2026-11-30T12:00"),
    Row("Lunch with Tom 12:00", "Lunch with Tom", due: "2026-11-30T12:00"),
    Row("Deploy tomorrow at midnight", "Deploy", due: "2026-12-02T00:00"),
    Row("Standup 9am", "Standup", due: "2026-12-01T09:00"),
    Row("Movie 9:30pm", "Movie", due: "2026-11-30T21:30"),
    Row("14:30 dentist", "dentist", due: "2026-11-30T14:30"),
    Row("Meet Kim at 9", "Meet Kim", due: "2026-12-01T09:00"),
    Row("Meet Kim at 3", "Meet Kim", due: "2026-11-30T15:00"),
    Row("Meet Kim at 3:45", "Meet Kim", due: "2026-11-30T15:45"),
    Row("Bake bread 05:30", "Bake bread", due: "2026-12-01T05:30"),
    Row("Bake bread 5 o'clock in the morning", "Bake bread", due: "2026-12-01T05:00"),
  ]

  static let repetitions = [
    Row("Stretch daily", "Stretch", due: "2026-11-30", rule: "FREQ=DAILY"),
    Row("Backup every day at 23:00", "Backup", due: "2026-11-30T23:00", rule: "FREQ=DAILY"),
    Row("Brush teeth every morning", "Brush teeth", due: "2026-12-01T09:00", rule: "FREQ=DAILY"),
    Row("Take out trash weekly", "Take out trash", due: "2026-11-30", rule: "FREQ=WEEKLY"),
    Row(
      "Gym every other tuesday", "Gym", due: "2026-12-01",
      rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
    Row(
      "Swim every mon, wed and fri", "Swim", due: "2026-11-30",
      rule: "FREQ=WEEKLY;BYDAY=MO,WE,FR"),
    Row("Yoga on mondays", "Yoga", due: "2026-11-30", rule: "FREQ=WEEKLY;BYDAY=MO"),
    Row(
      "Standup every weekday at 9:15", "Standup", due: "2026-12-01T09:15",
      rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    Row(
      "Every monday 9am team call", "team call", due: "2026-12-07T09:00",
      rule: "FREQ=WEEKLY;BYDAY=MO"),
    Row(
      "Review every 2 weeks on friday", "Review", due: "2026-12-04",
      rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
    Row("Pay rent every 1st", "Pay rent", due: "2026-12-01", rule: "FREQ=MONTHLY;BYMONTHDAY=1"),
    Row(
      "Pay card every month on the 25th", "Pay card", due: "2026-12-25",
      rule: "FREQ=MONTHLY;BYMONTHDAY=25"),
    Row(
      "Payroll every 1st and 15th", "Payroll", due: "2026-12-01",
      rule: "FREQ=MONTHLY;BYMONTHDAY=1,15"),
    Row(
      "Back up photos every 31st", "Back up photos", due: "2026-11-30",
      rule: "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
    Row(
      "Team lunch every last friday", "Team lunch", due: "2026-12-25",
      rule: "FREQ=MONTHLY;BYDAY=-1FR"),
    Row(
      "Book club every first monday of the month", "Book club", due: "2026-12-07",
      rule: "FREQ=MONTHLY;BYDAY=1MO"),
    Row(
      "Bake stollen every dec 24", "Bake stollen", due: "2026-12-24",
      rule: "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
    Row(
      "Payslips every last weekday of the month", "Payslips", due: "2026-11-30",
      rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"),
    Row(
      "Change clocks every last sunday of october", "Change clocks", due: "2027-10-31",
      rule: "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"),
    Row(
      "Take antibiotics every day, 10 times in all", "Take antibiotics", due: "2026-11-30",
      rule: "FREQ=DAILY", count: 10),
    Row("Push-ups every day 10 times", "Push-ups 10 times", due: "2026-11-30", rule: "FREQ=DAILY"),
    Row("Report every quarter", "Report", due: "2026-11-30", rule: "FREQ=MONTHLY;INTERVAL=3"),
    Row(
      "Change filter every 3 months after done", "Change filter", due: "2026-11-30",
      rule: "FREQ=MONTHLY;INTERVAL=3", after: true),
    Row(
      "Water ferns every! 10 days", "Water ferns", due: "2026-11-30",
      rule: "FREQ=DAILY;INTERVAL=10", after: true),
    Row(
      "Water ferns every 10 days starting friday", "Water ferns", due: "2026-12-04",
      rule: "FREQ=DAILY;INTERVAL=10"),
    Row(
      "Push-ups every day until 24 dec", "Push-ups", due: "2026-11-30", rule: "FREQ=DAILY",
      until: "2026-12-24"),
  ]

  static let others = [
    Row("Buy milk #groceries !high", "Buy milk", tags: ["groceries"], priority: .high),
    Row(
      "!low tidy #home the #garage desk", "tidy the desk", tags: ["home", "garage"],
      priority: .low),
    Row("Tidy desk #two words", "Tidy desk", tags: ["two words"]),
    Row(
      "Write intro #\"deep work\" tomorrow morning", "Write intro", due: "2026-12-01T09:00",
      tags: ["deep work"]),
    Row(
      "Book hotel +Work trips !2 friday", "Book hotel", due: "2026-12-04", list: "Work trips",
      priority: .medium),
    Row("Read 45 min", "Read", minutes: 45),
    Row("Write essay 1.5h #uni", "Write essay", tags: ["uni"], minutes: 90),
    Row("Pack bags for 2 hours friday", "Pack bags", due: "2026-12-04", minutes: 120),
    Row(
      "Team call Tue 16:00 30m #work", "Team call", due: "2026-12-01T16:00", tags: ["work"],
      minutes: 30),
    Row(
      "90m +finance 24/4 14:30 Draft budget", "Draft budget", due: "2027-04-24T14:30",
      list: "Finance", minutes: 90),
    Row("Nap for half an hour", "Nap", minutes: 30),
    Row("Practice piano for an hour tomorrow", "Practice piano", due: "2026-12-01", minutes: 60),
    Row("Leave in half an hour", "Leave", due: "2026-11-30T10:00"),
    Row("Pick up one hour photo", "Pick up one hour photo"),
    Row("Diet starting tomorrow", "Diet", start: "2026-12-01"),
    Row("Essay starting tomorrow due friday", "Essay", due: "2026-12-04", start: "2026-12-01"),
    Row("Read \"Today is Monday\" tomorrow", "Read Today is Monday", due: "2026-12-01"),
    Row("Book table 明日 #夕食", "Book table", due: "2026-12-01", tags: ["夕食"]),
  ]

  static let titles = [
    "Planks 30 minutes each",
    "The 4th Kind of Tea", "Photos from 9/11 hike album", "9/11 hike", "Buy paprika",
    "May I help you", "march on", "Keep on marching", "Sunday Times review", "Friday review",
    "Write monthly report draft", "Daily standup notes", "Weekly report",
    "Clear inbox before march 3rd", "Look at 9 houses", "Meet on the 4th floor",
    "Set up monitoring 24/7", "Watch Tomorrow Never Dies", "Read USA Today",
    "Compare prices on Black Friday", "Order the 60 Minutes box set", "2 hour meeting notes",
    "Fix bug #5 in C#", "Season with salt +pepper", "Learn C++", "Read Catch-22",
    "Prepare slides for tuesday", "Reply to Monday.com invoice", "Answer the email from yesterday",
    "Buy milk today or tomorrow", "Cut the board to 3/4 inch", "Print page 3/4",
    "Measure 1/2 cup of rice", "Route 66 at 5 stops", "Second hand shop",
    "Take it one day at a time",
    "Return the 2 March flowers", "See Midnight Cowboy", "Midnight Sun by the lake",
    "Wait 2 hours before calling", "Wow!high", "Work 9-5", "Trains 9am-5pm",
    "Ask landlord re: heating, wait: until Monday -fan http://example.org/a+b",
    "Read http://example.org/2026-12-24/#today", "Mondayish mood", "Sort photos by month",
    "Talk to April about 5 things", "In 1984 the world changed",
  ]
}
