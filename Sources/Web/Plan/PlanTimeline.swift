import Domain
import HTML
import Presentation

/// One day of a plan: an ordered list of times, which a script draws to scale.
struct PlanTimeline {
  let day: PlanContent.DayContent
  let place: Place
  let words: Words

  func write(to markup: Markup) {
    let title = "planDay\(day.date.daysSince1970)"
    markup.section(.class("plan-day"), .test("planDay"), .aria("labelledby", title)) {
      markup.h2(.id(title), text: day.label)
      markup.p(.class("load"), .test("planLoad")) {
        PlanMeter(load: day.load).write(to: markup)
        markup.span(text: day.load.label)
      }
      if let message = day.emptyMessage { markup.p(.class("empty"), text: message) }
      guard !day.rows.isEmpty else { return }
      markup.div(
        .class("timegrid"), .data("from", day.range.start), .data("to", day.range.end),
        .data("lanes", (day.rows.map(\.lane).max() ?? 0) + 1)
      ) {
        markup.div(.class("bands"), .aria("hidden", true)) {
          for span in day.hours {
            markup.span(.data("start", span.start), .data("minutes", span.minutes))
          }
        }
        markup.ol(.id("timeline\(day.date.daysSince1970)"), .class("timeline")) {
          for (row, part) in numbered(day.rows) { write(row, part, to: markup) }
        }
      }
    }
  }

  /// Each row with how many of its task come before it that day.
  private func numbered(_ rows: [PlanRow]) -> [(PlanRow, Int)] {
    var counts: [TaskItem.ID: Int] = [:]
    return rows.map { row in
      counts[row.slot.task, default: 0] += 1
      return (row, counts[row.slot.task] ?? 1)
    }
  }

  private func write(_ row: PlanRow, _ part: Int, to markup: Markup) {
    let slot = row.slot
    markup.li(
      .id("slot\(slot.date.daysSince1970)-\(slot.task.number)-\(part)"),
      .classes(
        "slot", (row.state.rawValue, true), ("locked", row.isLocked),
        (row.priority.name, row.priority != .none), ("short", slot.minutes < 30),
        ("brief", slot.minutes < 45)),
      .test("planRow"), .data("task", slot.task.number), .data("date", slot.date.iso),
      .data("start", slot.start), .data("minutes", slot.minutes), .data("lane", row.lane)
    ) {
      markup.p(.class("what")) {
        markup.time(text: row.time)
        markup.text(" ")
        markup.a(.href(Destination.task(slot.task).path), .dir("auto"), text: row.title)
      }
      facts(of: row, in: markup)
      if row.state != .done { tools(of: row, in: markup) }
    }
  }

  private func facts(of row: PlanRow, in markup: Markup) {
    let facts =
      [row.isLocked ? words.locked : nil, row.stateLabel].compactMap(\.self) + row.facts
    guard !facts.isEmpty else { return }
    markup.p(.class("whys")) {
      for fact in facts {
        markup.span(text: fact)
        markup.text(" ")
      }
    }
  }

  private func tools(of row: PlanRow, in markup: Markup) {
    markup.div(.class("tools")) {
      markup.form(.method("post"), .action("/plan/entries?_method=PUT")) {
        identity(of: row, in: markup)
        markup.button(
          .test("planLock"), .class(row.isLocked ? "icon lock" : "icon unlocked"),
          .name("action"), .value(row.isLocked ? "unlock" : "lock"),
          .aria(
            "label", row.isLocked ? words.unlockTime(of: row.title) : words.lockTime(of: row.title)
          ))
      }
      markup.details(.class("retime")) {
        markup.summary(
          .class("icon clock"), .test("planRetime"),
          .aria("label", words.changeTime + ": " + row.title))
        markup.form(.method("post"), .action("/plan/entries?_method=PUT")) {
          identity(of: row, in: markup)
          markup.label {
            markup.span(.class("unseen"), text: words.startTime(of: row.title))
            markup.input(
              .type("time"), .name("to"), .test("planStartField"),
              .value(LocalTime(minuteOfDay: row.slot.start).iso), .step("300"))
          }
          markup.button(
            .class("plain"), .test("planMove"), .name("action"), .value("move"),
            text: words.moveThere)
          markup.button(
            .class("quiet"), .test("planRemove"), .name("action"), .value("remove"),
            .aria("label", words.removeTime(of: row.title)), text: words.takeOut)
        }
      }
    }
  }

  private func identity(of row: PlanRow, in markup: Markup) {
    markup.hidden("place", place.address)
    markup.hidden("task", row.slot.task.number)
    markup.hidden("date", row.slot.date.iso)
    markup.hidden("start", row.slot.start)
    markup.hidden("minutes", row.slot.minutes)
  }
}

/// A bar of how full a day is.
struct PlanMeter {
  let load: PlanLoad

  func write(to markup: Markup) {
    markup.meter(
      .classes("load-bar", ("over", load.isOver)), .value(load.percent), .max("100"),
      .aria("label", load.label))
  }
}
