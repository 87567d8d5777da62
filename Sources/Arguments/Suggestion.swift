/// The candidate that is spelt most like `word`, or nil if all are too different to be meant.
///
/// Likeness is the number of letters to insert, take away, replace or swap with their neighbour
/// (the restricted Damerau-Levenshtein distance); at most half of the longer word may differ.
func suggestion(for word: String, among candidates: [String]) -> String? {
  let word = Array(word.unicodeScalars)
  // Longer words are not misspelt names, and the comparison takes the product of both lengths.
  guard word.count <= 40 else { return nil }
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let other = Array(candidate.unicodeScalars)
    let distance = editDistance(word, other)
    if distance * 2 <= max(word.count, other.count), distance < best?.distance ?? Int.max {
      best = (distance, candidate)
    }
  }
  return best?.candidate
}

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var distance = min(
        previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
