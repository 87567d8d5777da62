extension Property {
  /// The value as DATE or DATE-TIME; nil when it is neither, or no day or time that exists.
  ///
  /// The value's form says which it is, since clients leave `VALUE=DATE` out.
  package var moment: Moment? {
    Moment(valueBytes, zone: parameter("TZID"))
  }

  /// The values of a list of DATE or DATE-TIME (EXDATE, RDATE); nil when one of them is neither.
  package var moments: [Moment]? {
    guard !valueBytes.isEmpty else { return [] }
    let zone = parameter("TZID")
    var moments: [Moment] = []
    for bytes in valueBytes.split(separator: ASCII.comma, omittingEmptySubsequences: false) {
      guard let moment = Moment(bytes, zone: zone) else { return nil }
      moments.append(moment)
    }
    return moments
  }

  /// Gives it a day or a time, with TZID and VALUE as they must be; other parameters stay.
  ///
  /// Nothing happens when it says the same already.
  package mutating func setMoment(_ moment: Moment) {
    if self.moment != moment { setMoments([moment]) }
  }

  /// Gives it a list, whose kind and zone are those of the first: a line can't mix them.
  package mutating func setMoments(_ moments: [Moment]) {
    guard self.moments != moments else { return }
    switch moments.first {
    case .date:
      setParameter("VALUE", to: "DATE")
      setParameter("TZID", to: nil)
    case .dateTime(let first):
      removeValueType(unless: "DATE-TIME")
      if case .named(let zone) = first.zone {
        setParameter("TZID", to: zone)
      } else {
        setParameter("TZID", to: nil)
      }
    case nil: break
    }
    setValue(moments.map(\.text).joined(separator: ","))
  }

  /// Takes VALUE away, so that the property's own type counts, unless it names this type.
  mutating func removeValueType(unless type: String) {
    guard let value = parameter("VALUE"), !ASCII.equalFolded(type, Array(value.utf8)[...]) else {
      return
    }
    setParameter("VALUE", to: nil)
  }
}
