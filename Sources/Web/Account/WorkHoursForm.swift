import Domain
import HTML
import Presentation

/// When a person has time for tasks, for each day of the week.
struct WorkHoursForm {
  let content: AccountContent
  let visit: Visit
  let problem: Problem?

  func write(to markup: Markup) {
    let words = visit.words
    markup.form(
      .id("workHours"), .class("sheet"), .method("post"), .action("/account/hours?_method=PUT")
    ) {
      markup.h2(text: words.workHours)
      markup.p(.id("workHoursHint"), text: words.workHoursHint)
      for day in content.workHours {
        let name = "hours-\(day.weekday.rawValue)"
        markup.field(day.label) {
          markup.input(
            .id(name), .name(name), .value(visit.typed(name) ?? day.text), .autocomplete("off"),
            .aria("describedby", "workHoursHint"),
            .invalid(problem?.kind == .invalid(.hours(day.weekday))))
        }
      }
      markup.div(.class("actions")) {
        markup.button(.id("workHoursSaveButton"), .class("primary"), text: words.save)
      }
    }
  }
}
