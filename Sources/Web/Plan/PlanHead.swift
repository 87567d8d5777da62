import Domain
import HTML
import Presentation

/// What stands above a plan: its name, which days, how many hours.
struct PlanHead {
  let content: PlanContent
  let words: Words

  func write(to markup: Markup) {
    markup.header(.class("list-head")) {
      markup.h1(text: words.plan)
      markup.nav(.id("planDays"), .class("spans"), .aria("label", words.planDays)) {
        for choice in content.choices {
          markup.a(
            .href(Destination.plan(choice.request).path), .current(choice.isChosen),
            text: choice.label)
        }
      }
    }
    markup.div(.class("plan-head")) {
      markup.nav(.class("spans"), .aria("label", words.planNeighbours)) {
        neighbour(content.previous, before: "← ", in: markup)
        neighbour(content.following, after: " →", in: markup)
      }
      hours(in: markup)
    }
  }

  private func neighbour(
    _ choice: PlanContent.Choice, before: String = "", after: String = "", in markup: Markup
  ) {
    markup.a(.href(Destination.plan(choice.request).path)) {
      markup.span {
        markup.span(.aria("hidden", true), text: before)
        markup.text(choice.label)
        markup.span(.aria("hidden", true), text: after)
      }
    }
  }

  /// Hours to give to the first day, in place of those of the settings.
  private func hours(in markup: Markup) {
    markup.form(.class("hours"), .method("get"), .action("/plan"), .data("whole", "")) {
      if let first = content.request.first { markup.hidden("day", first.iso) }
      if content.request.dayCount > 1 { markup.hidden("days", content.request.dayCount) }
      markup.label {
        markup.span(text: words.hoursToGive)
        markup.input(
          .id("planHoursField"), .name("hours"), .autocomplete("off"), .size(5),
          .placeholder(content.days.first?.load.availableLabel ?? ""))
      }
      markup.button(.class("quiet"), text: words.planAnew)
      markup.a(
        .class("quiet"), .href(Destination.account.path + "#workHours"), text: words.workHours)
    }
  }
}
