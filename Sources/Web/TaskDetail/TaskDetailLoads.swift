import Domain
import HTML
import Presentation

/// How full the next days are, beside the field for the day that a task is due; a script lets a day be
/// picked here.
struct TaskDetailLoads {
  let loads: [DayLoadRow]
  let words: Words

  func write(to markup: Markup) {
    markup.details(.id("dayLoads"), .class("day-loads")) {
      markup.summary(text: words.howFull)
      markup.ul {
        for row in loads {
          markup.li(.test("dayLoad")) {
            markup.button(
              .class("quiet"), .type("button"), .data("date", row.load.date.iso),
              .data("sets", "detailDueField"), text: row.label)
            PlanMeter(load: row.load).write(to: markup)
            markup.small(text: row.load.label)
          }
        }
      }
    }
  }
}
