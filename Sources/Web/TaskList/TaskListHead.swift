import Domain
import HTML
import Presentation

/// The head of a list's page: its title, its order, and the field for a new task.
struct TaskListHead {
  let content: TaskListContent
  let visit: Visit
  let problem: Problem?
  let place: Place
  let isPicking: Bool

  private var words: Words { visit.words }
  private var path: String { "/lists/\(content.list.number)" }

  func write(to markup: Markup) {
    markup.header(.class("list-head")) {
      title(in: markup)
      sorting(in: markup)
    }
    add(in: markup)
    parts(in: markup)
    // A dialog says by itself what is wrong with what was typed into it.
    markup.error(visit.typed("details") == nil ? problem?.message : nil)
  }

  private func title(in markup: Markup) {
    let isUntitled = content.title.isEmpty
    let isRenaming = visit.typed("rename") != nil && problem != nil
    markup.div(.classes("list-name", ("untitled", isUntitled))) {
      markup.div {
        markup.h1(
          .id("taskListTitle"), .dir("auto"), text: isUntitled ? content.placeholder : content.title
        )
        markup.details(.class("rename"), .open(isRenaming)) {
          if isUntitled {
            markup.summary(.class("icon pencil"), text: words.nameThisList)
          } else {
            markup.summary(.class("icon pencil"), .aria("label", words.rename))
          }
          markup.form(.method("post"), .action("\(path)?_method=PUT")) {
            markup.hidden("place", place.address)
            markup.hidden("rename", 1)
            markup.input(
              .id("listTitleField"), .name("title"), .autocomplete("off"), .enterkeyhint("done"),
              .value(isRenaming ? visit.typed("title") ?? "" : content.title),
              .placeholder(words.nameThisList), .aria("label", words.listTitle))
            markup.button(.class("primary"), text: words.save)
          }
        }
      }
      markup.p {
        markup.span(text: content.heading)
        if !isPicking, !content.rows.isEmpty {
          PickableRows.link(from: place, words, in: markup)
        }
      }
    }
  }

  private func sorting(in markup: Markup) {
    markup.form(.class("arrange"), .method("post"), .action("\(path)/arrangement?_method=PUT")) {
      // Another order begins at its start.
      markup.hidden("place", Place(place.destination).address)
      markup.select(
        .id("sortPicker"), .name("sort"), .aria("label", words.sort), .autocomplete("off"),
        .data("sends", "")
      ) {
        for choice in content.sortChoices {
          markup.option(
            .value(choice.name.rawValue), .selected(choice.name == content.sort),
            text: choice.label)
        }
      }
      markup.button(.class("quiet unscripted"), text: words.applySort)
    }
  }

  /// Room for what a line is understood as, which the script fills.
  private func parts(in markup: Markup) {
    markup.p(.id("quickAddSaid"), .class("unseen"), .role("status"), .data("own", ""))
    markup.div(
      .id("quickAdd"), .class("chips"), .data("own", ""), .data("reads", "\(path)/quick-add"))
    lines(in: markup)
  }

  /// The way to a task for each of several lines, which the script shows when some are pasted.
  private func lines(in markup: Markup) {
    markup.form(
      .id("quickLines"), .method("post"), .action("\(path)/tasks"), .data("own", ""),
      .data("some", words.addLines("#"))
    ) {
      markup.hidden("place", place.address)
      markup.textarea(.name("lines"), .hidden(true), .aria("label", words.newTask), text: "")
      // What is inside stays as the script made it; the form itself follows the server.
      markup.div(.class("actions"), .hidden(true)) {
        markup.button(.id("addLines"), .class("primary"), text: words.addLines("#"))
        markup.button(.id("keepAsOne"), .type("button"), .class("plain"), text: words.keepAsOne)
      }
    }
  }

  private func add(in markup: Markup) {
    let isAdding = problem != nil && visit.typed("add") != nil
    markup.form(.class("add"), .method("post"), .action("\(path)/tasks")) {
      markup.label(.for("taskTitleField")) { markup.span(.class("unseen"), text: words.newTask) }
      markup.input(
        .id("taskTitleField"), .name("title"), .value(isAdding ? visit.typed("title") ?? "" : ""),
        .placeholder(words.newTask), .autocomplete("off"), .enterkeyhint("done"),
        .invalid(isAdding), .aria("describedby", "errorMessage"), .data("draft", ""))
      markup.hidden("place", place.address)
      markup.hidden("add", 1)
      markup.button(
        .id("addTaskButton"), .class("icon enter"), .aria("label", words.addTask))
      markup.button(
        .id("addWithDetails"), .class("icon sliders"), .formaction("\(path)/tasks/new"),
        .formmethod("get"), .aria("label", words.addWithDetails), .title(words.addWithDetails))
    }
  }
}
