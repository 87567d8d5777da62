import Domain

/// What the stores answered, of which a content is made.
struct TaskViewAnswer {
  let choice: TaskViewChoice
  /// The saved view's name as it is kept; nil for others.
  var savedName: String?
  var query: String?
  var queryProblem: QueryProblem?
  var page = TaskPage(tasks: [], hasMore: false)
  var tagColors = TagColors()
  var isContinued = false
  var deletedLists: [TaskList] = []
  /// None for views that don't stand under days to come.
  var weather = DaysWeather.none
  let lists: [ListSummary]
  let views: NavigationViews
}

extension TaskViewContent {
  /// Parts as those of the row before them.
  private static func gathered(_ rows: [Row]) -> [Row] {
    var wholes: [Row] = []
    for row in rows {
      if row.task.facts.depth > 0, let last = wholes.indices.last {
        wholes[last].parts.append(row.task)
      } else {
        wholes.append(row)
      }
    }
    return wholes
  }

  init(_ answer: TaskViewAnswer, on day: Day, in words: Words) {
    choice = answer.choice
    title = answer.savedName ?? choice.title(in: words)
    query = answer.query
    queryProblem = answer.queryProblem
    sections = Self.sections(answer, on: day, in: words)
    deletedLists = answer.deletedLists.map {
      DeletedList(
        id: $0.id, title: $0.title.isEmpty ? words.untitledList : $0.title,
        deletedLabel: words.deletedAt(words.moment($0.deleted ?? $0.changed, on: day)))
    }
    let isEmpty = answer.page.tasks.isEmpty && deletedLists.isEmpty
    emptyMessage =
      !isEmpty || queryProblem != nil ? nil : words.emptyView(choice, query: answer.query)
    let late =
      choice == .named(.today) && !answer.isContinued ? answer.views.counts[.overdue] ?? 0 : 0
    overdue =
      late == 0 ? nil : Overdue(label: words.overdueTasks(late), destination: .view(.overdue))
    next = answer.page.hasMore ? answer.page.last : nil
    isContinued = answer.isContinued
    heading = Self.heading(answer, on: day, in: words)
    weather = choice == .named(.today) ? answer.weather.label(of: day.today) : nil
    navigation = Navigation(
      answer.lists, views: answer.views,
      at: answer.savedName.map { .savedView($0) }
        ?? choice.destination, in: words)
  }

  private static func heading(
    _ answer: TaskViewAnswer, on day: Day, in words: Words
  ) -> String? {
    switch answer.choice {
    case .named(.today): words.longDay(day.today)
    case .named: nil
    case .search, .saved:
      answer.isContinued || answer.page.tasks.isEmpty
        ? nil : words.foundTasks(answer.page.tasks.count, hasMore: answer.page.hasMore)
    }
  }

  private static func sections(
    _ answer: TaskViewAnswer, on day: Day, in words: Words
  ) -> [Section] {
    var titles: [TaskList.ID: String] = [:]
    for list in answer.lists { titles[list.id] = list.displayTitle(in: words) }
    let isTrash = answer.choice == .named(.trash)
    // Elsewhere a whole may stand far from its parts, or not at all.
    let flat = answer.page.tasks.map { task in
      var task = task
      if !isTrash { task.parent = nil }
      return task
    }
    var made = [TaskListContent.Row](
      flat, tagColors: answer.tagColors, countsParts: false, on: day, in: words)
    for (index, task) in flat.enumerated() {
      guard let due = task.due else { continue }
      made[index].facts.rainLabel = answer.weather.warning(for: task, on: day.day(of: due))
    }
    let rows = zip(flat, made).map { task, row in
      (
        task,
        Row(
          task: row, listTitle: titles[task.list] ?? words.untitledList, list: task.list,
          deletedLabel: task.deleted.map { words.deletedAt(words.moment($0, on: day)) })
      )
    }
    if rows.isEmpty { return [] }
    if isTrash { return [Section(heading: nil, rows: gathered(rows.map(\.1)))] }
    guard let order = answer.choice.order else {
      return [Section(heading: nil, rows: rows.map(\.1))]
    }
    let days = Dictionary(grouping: rows) { order.day(of: $0.0, on: day) }
    return days.keys.sorted(by: order.isBefore).map { date in
      Section(
        heading: words.sectionDay(date, today: day.today), weather: answer.weather.label(of: date),
        rows: (days[date] ?? []).map(\.1))
    }
  }
}

/// How tasks are parted by days.
private enum DayOrder {
  case due
  case completed

  func day(of task: TaskItem, on day: Day) -> CalendarDate {
    switch self {
    case .due: task.due.map(day.day(of:)) ?? day.today
    case .completed: task.completed.map(day.day(of:)) ?? day.today
    }
  }

  func isBefore(_ left: CalendarDate, _ right: CalendarDate) -> Bool {
    self == .due ? left < right : left > right
  }
}

extension TaskViewChoice {
  fileprivate var order: DayOrder? {
    switch self {
    case .named(.upcoming): .due
    case .named(.completed): .completed
    case .named, .search, .saved: nil
    }
  }

  fileprivate func title(in words: Words) -> String {
    switch self {
    case .named(let name): name.title(in: words)
    case .search: words.search
    case .saved(let name): name
    }
  }
}
