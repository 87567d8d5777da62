/// The manual page of a program, as source for `man` (groff_man(7)).
package struct Manual: Sendable {
  /// The headings that manuals have beside those of help, in the language of the texts.
  package struct Headings: Equatable, Sendable {
    package let name: String
    package let synopsis: String
    package let description: String

    package init(name: String, synopsis: String, description: String) {
      self.name = name
      self.synopsis = synopsis
      self.description = description
    }
  }

  /// A part at the end that the description of the commands does not tell: files, exit status.
  package struct Section: Equatable, Sendable {
    package let heading: String
    package let paragraphs: [String]
    package let items: [Item]

    package init(heading: String, paragraphs: [String] = [], items: [Item] = []) {
      self.heading = heading
      self.paragraphs = paragraphs
      self.items = items
    }

    /// A term and what it means.
    package struct Item: Equatable, Sendable {
      package let term: String
      package let meaning: String

      package init(_ term: String, _ meaning: String) {
        self.term = term
        self.meaning = meaning
      }
    }
  }

  private let program: Command
  private let words: HelpWords
  private let headings: Headings
  private let version: String
  private let date: String
  private let sections: [Section]

  /// A manual of `version` as of `date`, which is written year first (2026-03-01).
  package init(
    _ program: Command, words: HelpWords, headings: Headings, version: String, date: String,
    sections: [Section] = []
  ) {
    self.program = program
    self.words = words
    self.headings = headings
    self.version = version
    self.date = date
    self.sections = sections
  }

  package var text: String {
    var page = RoffPage()
    page.title(program.name.uppercased(), date: date, source: "\(program.name) \(version)")
    page.heading(headings.name)
    page.text(program.name, dash: program.summary)
    page.heading(headings.synopsis)
    page.synopsis(program.name, program.synopsis(words))
    if !program.discussion.isEmpty {
      page.heading(headings.description)
      page.paragraphs(program.discussion)
    }
    if !program.visibleOptions.isEmpty { page.heading(words.options) }
    for option in program.visibleOptions { page.option(option) }
    if !program.visibleCommands.isEmpty { page.heading(words.commands) }
    for node in CompletionNode.all(of: program).dropFirst() { add(node, to: &page) }
    add(program.examples, to: &page)
    for section in sections {
      page.heading(section.heading)
      page.paragraphs(section.paragraphs)
      for item in section.items { page.item(item.term, item.meaning) }
    }
    return page.source
  }

  private func add(_ node: CompletionNode, to page: inout RoffPage) {
    let path = [program.name] + node.name.split(separator: " ").map { String($0) }
    page.subheading(path, node.command.synopsis(words))
    page.paragraphs([node.command.summary] + node.command.discussion)
    for operand in node.command.operands where !operand.explanation.isEmpty {
      page.item(operand.placeholder, operand.explanation)
    }
    for option in node.command.visibleOptions { page.option(option) }
    for example in node.command.examples { page.example(example) }
  }

  private func add(_ examples: [Command.Example], to page: inout RoffPage) {
    guard !examples.isEmpty else { return }
    page.heading(words.examples)
    for example in examples { page.example(example) }
  }
}
