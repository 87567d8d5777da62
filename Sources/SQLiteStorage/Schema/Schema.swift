/// The tables, as the steps that lead from one version of them to the next.
enum Schema {
  /// `hibi` in ASCII, at byte 68 of the file; the `file` program can know it by that.
  static let applicationID = 0x6869_6269

  /// A step that was released never changes; the number of a version is how many were taken.
  static let migrations = [
    SchemaStep(script: version1), SchemaStep(script: version2, fill: SearchIndex.fill),
    SchemaStep(script: version3), SchemaStep(script: version4), SchemaStep(script: version5),
  ]
}
