import HTML
import Presentation

/// What became of a task: the times that it was completed, and each change with who made it.
struct TaskDetailHistory {
  let content: TaskDetailContent
  let words: Words

  func write(to markup: Markup) {
    markup.details(.id("detailHistory"), .class("sheet more")) {
      markup.summary(text: words.history)
      if !content.occurrences.isEmpty {
        markup.h3(text: words.completedTimes)
        markup.ul(.id("detailOccurrences"), .class("times")) {
          for label in content.occurrences { markup.li(text: label) }
        }
      }
      markup.ol(.class("changes")) {
        for entry in content.history {
          markup.li(.test("historyEntry")) {
            markup.span(.dir("auto"), text: entry.text)
            markup.small {
              markup.time(.datetime(entry.moment), text: entry.when)
              markup.text(" · ")
              markup.bdi(text: entry.who)
            }
          }
        }
      }
    }
  }
}
