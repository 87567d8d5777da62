/// All orders of the values.
func permutations<Value>(of values: [Value]) -> [[Value]] {
  if values.count < 2 { return [values] }
  return values.indices.flatMap { index in
    var rest = values
    let value = rest.remove(at: index)
    return permutations(of: rest).map { [value] + $0 }
  }
}
