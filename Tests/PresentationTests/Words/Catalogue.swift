import Foundation

/// The catalogue of words as its sources say it.
enum Catalogue {
  struct Entry {
    let english: String
    let japanese: String
    let korean: String
  }

  /// The names of all entries.
  static func names() throws -> [String] {
    try files(below: "Sources/Presentation/Words").flatMap { text in
      text.split(separator: "\n").compactMap { line in
        let words = line.split(whereSeparator: { " (:".contains($0) })
          .drop { ["package", "private"].contains($0) }
        guard line.hasPrefix("  "), !line.hasPrefix("   "),
          words.count > 1, ["var", "func"].contains(words.first)
        else { return nil }
        return words.dropFirst().first.map(String.init)
      }
    }
  }

  /// The three arguments of every `choose` in the catalogue, as source text.
  static func entries() throws -> [Entry] {
    try files(below: "Sources/Presentation/Words").flatMap { text in
      text.components(separatedBy: "choose(").dropFirst().compactMap { rest in
        let arguments = SwiftArguments(rest).values
        guard arguments.count == 3, !arguments[0].contains("autoclosure") else { return nil }
        return Entry(english: arguments[0], japanese: arguments[1], korean: arguments[2])
      }
    }
  }

  /// How often each word stands in the sources of the product.
  static func wordCounts() throws -> [String: Int] {
    try files(below: "Sources").reduce(into: [:]) { counts, text in
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        counts[String(word), default: 0] += 1
      }
    }
  }

  private static func files(below folder: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}

/// The arguments of a call, up to its closing parenthesis; knows strings and what stands in them.
private struct SwiftArguments {
  private(set) var values: [String] = []

  init(_ text: String) {
    var value = ""
    var depth = 0
    // For each string that is open, the depth at which an interpolation in it ends.
    var strings: [Int] = []
    var isInString = false
    var previous: Character = " "
    for character in text {
      if isInString {
        if character == "\"", previous != "\\" {
          isInString = false
        } else if character == "(", previous == "\\" {
          strings.append(depth)
          depth += 1
          isInString = false
        }
      } else if character == "\"" {
        isInString = true
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        if depth == 0 { break }
        depth -= 1
        if strings.last == depth {
          strings.removeLast()
          isInString = true
        }
      } else if character == ",", depth == 0 {
        values.append(value)
        value = ""
        previous = character
        continue
      }
      value.append(character)
      previous = character
    }
    values.append(value)
  }
}
