import Domain
import HTML
import Presentation

/// How long a task took: the timer's button, and each time with a field to correct it.
struct TaskDetailTiming {
  let content: TaskDetailContent
  let words: Words

  private var path: String { "/tasks/\(content.id.number)" }

  func write(to markup: Markup) {
    let timing = content.timing
    markup.section(.id("timing"), .class("timing"), .aria("labelledby", "timingTitle")) {
      markup.h2(.id("timingTitle"), text: words.timeSpent)
      if let total = timing.totalLabel { markup.p(.id("timingTotal"), text: total) }
      if let running = timing.runningLabel { markup.p(.id("timingRunning"), text: running) }
      if timing.isRunning || !content.isCompleted {
        markup.form(.method("post"), .action(path + "/timer")) {
          if timing.isRunning { markup.hidden("_method", "DELETE") }
          markup.button(
            .id("timerButton"), .class("plain"),
            text: timing.isRunning ? words.stopTimer : words.startTimer)
        }
      }
      markup.ul {
        for row in timing.rows { write(row, to: markup) }
      }
    }
  }

  private func write(_ row: TimingContent.Row, to markup: Markup) {
    markup.li(.test("timeRow")) {
      markup.span(text: row.label)
      markup.form(.method("post"), .action(path + "/times?_method=PUT")) {
        markup.hidden("start", row.start.rfc3339)
        markup.input(
          .test("timeField"), .name("took"), .value(row.minutes.text), .size(10),
          .autocomplete("off"), .aria("label", words.minutesOf(row.label)))
        markup.button(.test("timeCorrect"), .class("quiet"), text: words.correctTime)
      }
    }
  }
}
