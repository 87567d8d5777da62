import Domain
import HTML
import Presentation

/// The ways to the first page of tasks and to the next one.
struct PageLinks {
  let place: Place
  let isContinued: Bool
  /// The task after which the next page starts; nil on the last one.
  let next: TaskItem.ID?
  let words: Words

  func write(to markup: Markup) {
    if isContinued {
      markup.a(.class("quiet"), .href(Place(place.destination).address), text: words.firstTasks)
    }
    if let next {
      markup.a(
        .class("quiet"), .rel("next"), .href(Place(place.destination, after: next).address),
        text: words.nextTasks)
    }
  }
}
