/// Words that were read together: a day, a time, a repetition, or a duration.
struct Phrase {
  /// From the word that leads it ("on") to its particle.
  var range: Range<Int>
  var role = Role.due
  var need: Need
  var day: DayReading?
  var time: TimeReading?
  var pattern: PatternReading?
  /// In minutes.
  var duration: Int?
  /// Where its repetition ends and its day or time begins, if it has both.
  var boundary: Int?
  /// Whether "by" or the like leads it.
  var isLed = false

  enum Role {
    case due
    case start
    /// The last day of the repetition that follows.
    case until
  }

  init(_ range: Range<Int>, need: Need) {
    self.range = range
    self.need = need
  }

  var hasClock: Bool { time?.isClock == true || day?.time != nil }

  /// Whether it says enough to be taken for what it is though a word follows without a space.
  var isFirm: Bool { day != nil && hasClock || day?.isFirm == true && time == nil }
}
