extension Schema {
  /// The weather beside the days.
  static let version4 = [weatherTables].joined(separator: "\n")
}
