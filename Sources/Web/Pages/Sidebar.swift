import Domain
import HTML
import Presentation

/// The person's views and lists beside every page; on a phone behind a button, which needs no script.
struct Sidebar {
  let navigation: Navigation
  let kind: Layout.Kind
  let words: Words

  /// What opens it on a phone.
  func writeBar(to markup: Markup) {
    markup.header(.class("bar")) {
      markup.button(
        .class("icon menu"), .type("button"), .named("popovertarget", "side"),
        .aria("label", words.viewsAndLists))
      markup.brand(.a)
    }
  }

  func write(to markup: Markup) {
    markup.nav(
      .id("side"), .class("side"), .named("popover", "auto"), .aria("label", words.viewsAndLists)
    ) {
      markup.brand(.a)
      markup.ul(.aria("label", words.views)) {
        link(Destination.plan(PlanRequest()), words.plan, .plan, in: markup)
        for entry in navigation.views + navigation.savedViews { write(entry, to: markup) }
      }
      markup.h2(text: words.lists)
      markup.ul {
        for entry in navigation.entries { write(entry, to: markup) }
      }
      markup.ul(.class("foot")) {
        link(Destination.taskLists, words.editLists, .lists, in: markup)
        link(Destination.tags, words.tags, .tags, in: markup)
        link(Destination.weather, words.weather, .weather, in: markup)
        link(Destination.lookBack(.month), words.lookBack, .lookBack, in: markup)
        link(Destination.account, words.settings, .account, in: markup)
        link(Destination.connection, words.connectDevice, .connection, in: markup)
        markup.li { markup.a(.href("/keys"), .current(kind == .keys), text: words.keyboard) }
        markup.li {
          markup.form(.method("post"), .action("/session?_method=DELETE")) {
            markup.button(.id("logoutButton"), text: words.logOut)
          }
        }
      }
    }
  }

  private func write(_ entry: Navigation.ViewEntry, to markup: Markup) {
    markup.li {
      markup.a(.href(entry.destination.path), .current(entry.isCurrent)) {
        markup.bdi(text: entry.title)
        if let count = entry.count {
          markup.span(.class("count")) {
            markup.span(.aria("hidden", true), text: count)
            markup.span(.class("unseen"), text: entry.countLabel ?? "")
          }
        }
      }
    }
  }

  private func write(_ entry: Navigation.Entry, to markup: Markup) {
    markup.li(.data("list", entry.id.number)) {
      markup.a(
        .href(Destination.taskList(entry.id).path), .current(entry.isCurrent && kind == .list)
      ) {
        markup.bdi(text: entry.title)
        markup.span(.class("count")) {
          if entry.openCount > 0 {
            markup.span(.aria("hidden", true), text: "\(entry.openCount)")
          }
          markup.span(.class("unseen"), text: entry.openCountLabel)
        }
      }
    }
  }

  private func link(
    _ destination: Destination, _ text: String, _ kind: Layout.Kind, in markup: Markup
  ) {
    markup.li {
      markup.a(.href(destination.path), .current(kind == self.kind), text: text)
    }
  }
}
