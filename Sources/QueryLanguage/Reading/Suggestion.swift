/// The candidate that is spelt most like `word`; nil when more than a third of it differs.
///
/// Likeness is the number of letters to insert, take away or replace (Levenshtein).
func suggestion(for word: String, among candidates: [String]) -> String? {
  let word = Array(word.lowercased().unicodeScalars)
  // Longer words are not misspelt names, and the comparison takes the product of both lengths.
  guard word.count <= 20 else { return nil }
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let other = Array(candidate.unicodeScalars)
    let distance = distance(word, other)
    if distance * 3 <= max(word.count, other.count, 3), distance < best?.distance ?? .max {
      best = (distance, candidate)
    }
  }
  return best?.candidate
}

private func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var previous = Array(0...right.count)
  for (row, scalar) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      current.append(
        min(
          previous[column] + (scalar == other ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1))
    }
    previous = current
  }
  return previous[right.count]
}
