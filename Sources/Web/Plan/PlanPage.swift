import Domain
import HTML
import HTTP
import Presentation

/// The plan as a web page.
final class PlanPage: PlanView {
  private let visit: Visit
  private let request: PlanRequest
  private(set) var content: PlanContent?
  private(set) var problem: Problem?
  private var notice: Notice?
  private var destination: Destination?
  private var isTyped = false

  init(_ visit: Visit, _ request: PlanRequest) {
    self.visit = visit
    self.request = request
  }

  func show(_ content: PlanContent) { self.content = content }

  func show(_ record: PlanRecord) {}

  func show(_ problem: Problem) { self.problem = self.problem ?? problem }

  func show(_ notice: Notice) { self.notice = notice }

  func open(_ destination: Destination) { self.destination = destination }

  /// What was typed into the address becomes an address of its own.
  func didRead() { isTyped = true }

  var response: Response {
    if let content {
      if isTyped { return .redirect(to: content.request.path) }
      return page(of: content).with(problem)
    }
    if let problem { return ErrorPage(visit).response(problem) }
    return .redirect(to: Place(destination ?? .plan(request)).address(announcing: notice))
  }

  private func page(of content: PlanContent) -> Response {
    let words = visit.words
    let place = Place(.plan(content.request))
    return Layout(
      visit: visit, kind: .plan, title: words.plan, navigation: content.navigation,
      notice: notice, place: place, subject: place.destination.path, isLive: true
    ).response { markup in
      PlanHead(content: content, words: words).write(to: markup)
      markup.error(problem?.message)
      comeback(content, at: place, in: markup)
      markup.p(.id("planLead"), .class("lead"), text: content.lead)
      changes(content, at: place, in: markup)
      markup.div(.id("planTable")) {
        for day in content.days {
          PlanTimeline(day: day, place: place, words: words).write(to: markup)
        }
      }
      leftOut(content, in: markup)
      explanation(content, in: markup)
    }
  }

  private func comeback(_ content: PlanContent, at place: Place, in markup: Markup) {
    guard let comeback = content.comeback else { return }
    markup.section(
      .id("planComeback"), .class("comeback"), .aria("labelledby", "planComebackTitle")
    ) {
      markup.h2(.id("planComebackTitle"), text: visit.words.welcomeBack)
      markup.p(text: comeback.message)
      markup.div(.class("actions")) {
        markup.a(
          .id("planSpread"), .class("primary"),
          .href(Destination.plan(PlanRequest(isComeback: true)).path), text: comeback.spreadLabel)
        markup.form(.method("post"), .action("/plan/parking")) {
          markup.hidden("place", place.address)
          markup.button(
            .id("planPark"), .class("plain"), .aria("describedby", "planParkHint"),
            text: comeback.parkLabel)
        }
        markup.small(.id("planParkHint"), text: comeback.parkHint)
      }
    }
  }

  /// What would change, where that is not just what is shown: a plan that is the first of its days is
  /// told by its days.
  private func changes(_ content: PlanContent, at place: Place, in markup: Markup) {
    let words = visit.words
    guard !content.isFirst else {
      if content.acceptance != nil { decision(content, at: place, in: markup) }
      return
    }
    guard !content.changes.isEmpty || content.isProposal else { return }
    markup.section(.id("planChanges"), .class("sheet"), .aria("labelledby", "planChangesTitle")) {
      markup.h2(.id("planChangesTitle"), text: content.changesHeading)
      if content.changes.isEmpty { markup.p(text: words.nothingWouldChange) }
      markup.ul(.class("changes")) {
        for change in content.changes {
          markup.li(.test("planChange"), .data("kind", change.kind.rawValue)) {
            markup.bdi(text: change.title)
            markup.span(text: change.label)
          }
        }
      }
      decision(content, at: place, in: markup)
    }
  }

  private func decision(_ content: PlanContent, at place: Place, in markup: Markup) {
    markup.div(.class("actions decision")) {
      if let acceptance = content.acceptance { accept(acceptance, content, place, in: markup) }
      ways(content, in: markup)
    }
  }

  private func accept(
    _ acceptance: PlanAcceptance, _ content: PlanContent, _ place: Place, in markup: Markup
  ) {
    markup.form(.method("post"), .action("/plan")) {
      markup.hidden("place", place.address)
      markup.hidden("plan", acceptance.text)
      markup.button(
        .id("planAccept"), .class("primary"),
        text: content.isFirst ? visit.words.accept : visit.words.acceptChanges)
    }
  }

  private func ways(_ content: PlanContent, in markup: Markup) {
    var other = content.request
    other.isComeback = false
    if content.request.asksForProposal || content.request.isComeback {
      other.asksForProposal = false
      markup.a(
        .class("plain"), .href(Destination.plan(other).path), text: visit.words.backToPlan)
    } else if !content.isProposal, content.acceptance != nil {
      other.asksForProposal = true
      markup.a(
        .id("planNew"), .class("plain"), .href(Destination.plan(other).path),
        text: visit.words.newProposal)
    }
  }

  private func leftOut(_ content: PlanContent, in markup: Markup) {
    guard !content.leftOut.isEmpty else { return }
    markup.section(.id("planLeftOut"), .class("sheet"), .aria("labelledby", "planLeftOutTitle")) {
      markup.h2(.id("planLeftOutTitle"), text: content.leftOutHeading)
      markup.ul(.class("changes")) {
        for row in content.leftOut {
          markup.li(.test("planLeftOutRow"), .data("task", row.task.number)) {
            markup.a(.href(Destination.task(row.task).path), .dir("auto"), text: row.title)
            markup.span(text: row.reason)
          }
        }
      }
      if let more = content.leftOutMore { markup.p(text: more) }
    }
  }

  private func explanation(_ content: PlanContent, in markup: Markup) {
    markup.details(.class("explanation")) {
      markup.summary(text: visit.words.howItIsPlanned)
      for paragraph in content.explanation { markup.p(text: paragraph) }
    }
  }
}
