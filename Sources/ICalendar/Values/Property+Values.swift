extension Property {
  /// The value as DURATION; nil when it is none.
  package var duration: DurationValue? {
    DurationValue(valueBytes)
  }

  /// Gives it a length of time; nothing happens when it says the same already (`P7D` is `P1W`).
  package mutating func setDuration(_ duration: DurationValue) {
    if self.duration != duration { setValue(duration.text) }
  }

  /// The value as that of a TRIGGER; nil when it is none.
  package var trigger: Trigger? {
    if let duration {
      let related = parameter("RELATED") ?? ""
      return ASCII.equalFolded("END", Array(related.utf8)[...])
        ? .fromEnd(duration) : .fromStart(duration)
    }
    guard case .dateTime(let dateTime) = moment else { return nil }
    return .at(dateTime)
  }

  /// Gives it when to ring, with VALUE, TZID and RELATED as they must be; other parameters stay.
  package mutating func setTrigger(_ trigger: Trigger) {
    guard self.trigger != trigger else { return }
    switch trigger {
    case .fromStart(let duration), .fromEnd(let duration):
      removeValueType(unless: "DURATION")
      setParameter("TZID", to: nil)
      let isFromEnd = trigger == .fromEnd(duration)
      setParameter("RELATED", to: isFromEnd ? "END" : nil)
      setDuration(duration)
    case .at(let dateTime):
      setParameter("RELATED", to: nil)
      setParameter("VALUE", to: "DATE-TIME")
      setMoment(.dateTime(dateTime))
    }
  }

  /// The value as that of a RELATED-TO; without RELTYPE it names the parent.
  package var relation: Relation {
    let type = parameter("RELTYPE").map { ASCII.uppercased($0.utf8) }
    return Relation(type: type ?? Relation.parent, uid: text)
  }

  /// Makes it name another task; RELTYPE is written for what is not the parent.
  package mutating func setRelation(_ relation: Relation) {
    let type = relation.type
    if self.relation.type != type {
      setParameter("RELTYPE", to: type == Relation.parent ? nil : type)
    }
    setText(relation.uid)
  }
}
