import Domain

/// What the list of views shows, already worded.
package struct ViewsContent: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    /// By which it is asked for on a command line.
    package let name: String
    /// What people call it; the name itself for a view that was saved.
    package let title: String
    /// Nil for what no query finds.
    package let query: String?
    package let isBuiltIn: Bool
  }

  /// Those that everybody has first, the others by name.
  package let rows: [Row]

  init(_ saved: [SavedView], in words: Words) {
    rows =
      TaskViewName.allCases.map {
        Row(name: $0.rawValue, title: $0.title(in: words), query: $0.query, isBuiltIn: true)
      }
      + saved.map { Row(name: $0.name, title: $0.name, query: $0.query, isBuiltIn: false) }
  }
}
