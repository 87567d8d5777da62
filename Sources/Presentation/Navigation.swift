package import Domain

/// The person's views and lists, as the way from each scene to the others.
package struct Navigation: Equatable, Sendable {
  package struct Entry: Equatable, Identifiable, Sendable {
    package let id: TaskList.ID
    package let title: String
    package let openCount: Int
    /// The count in words, for those who hear it.
    package let openCountLabel: String
    package let isCurrent: Bool
  }

  /// A view that everybody has, or one that the person keeps.
  package struct ViewEntry: Equatable, Sendable {
    package let title: String
    package let destination: Destination
    package let isCurrent: Bool
    /// How many tasks there are, `99+` for more than anybody counts; nil for none, and where they are not
    /// counted.
    package let count: String?
    /// The count in words, for those who hear it.
    package let countLabel: String?
  }

  package let entries: [Entry]
  package let views: [ViewEntry]
  package let savedViews: [ViewEntry]

  /// `destination` is where the person is, if that is a view.
  init(
    _ summaries: [ListSummary], views: NavigationViews, current: TaskList.ID? = nil,
    at destination: Destination? = nil, in words: Words
  ) {
    self.views = TaskViewName.allCases.map {
      let count = views.counts[$0].flatMap { $0 == 0 ? nil : $0 }
      return ViewEntry(
        title: $0.title(in: words), destination: .view($0), isCurrent: destination == .view($0),
        count: count.map(words.shortCount), countLabel: count.map(words.tasksInView))
    }
    savedViews = views.saved.map {
      let place = Destination.savedView($0.name)
      return ViewEntry(
        title: $0.name, destination: place, isCurrent: destination == place, count: nil,
        countLabel: nil)
    }
    entries = summaries.map {
      Entry(
        id: $0.id, title: $0.displayTitle(in: words), openCount: $0.openCount,
        openCountLabel: words.openTasks($0.openCount), isCurrent: $0.id == current)
    }
  }
}

extension ListSummary {
  /// The title, or what stands for it until somebody saved one.
  func displayTitle(in words: Words) -> String {
    list.title.isEmpty ? words.untitledList : list.title
  }
}
