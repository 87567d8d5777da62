import ICalendar

/// What must hold for any bytes: reading them ends, what was read is written as it came, and what was
/// changed is written so that it reads the same, with all other lines as they were.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let limits = Limits(bytes: 1 << 20, lines: 20_000, depth: 16)
  guard
    let stream = try? CalendarStream(reading: bytes, allowing: .everything, limits: limits)
  else { return 0 }
  precondition(stream.bytes == bytes, "given back as it came")
  let strict = try? CalendarStream(reading: bytes, limits: limits)
  precondition((strict == nil) == !stream.faults.isEmpty, "refused for what is let pass otherwise")
  precondition(strict == nil || strict == stream, "read in one way")

  var changed = stream
  changed.editEach { component in
    checkLists(of: &component)
    checkZone(component)
    component.editEachProperty { property in
      check(property)
      property.rewrite()
    }
    component.append(Property("X-ADDED", value: "1"))
  }
  let again = try? CalendarStream(
    reading: changed.bytes, allowing: .everything,
    limits: Limits(bytes: 1 << 24, lines: 100_000, depth: 16))
  guard let again else { preconditionFailure("what was written can be read") }
  precondition(again.bytes == changed.bytes, "given back as it was written")
  if strict != nil {
    precondition(again == changed, "what was written reads the same")
    precondition(again.faults.isEmpty, "what was written is right")
  }
  return 0
}

/// What is read of a property can be set, and changes nothing; what is set is what is read.
private func check(_ property: Property) {
  var same = property
  same.setText(property.text)
  same.setTexts(property.texts)
  same.setRelation(property.relation)
  if let moment = property.moment { same.setMoment(moment) }
  if let moments = property.moments { same.setMoments(moments) }
  if let duration = property.duration { same.setDuration(duration) }
  if let trigger = property.trigger { same.setTrigger(trigger) }
  if let integer = property.integer { same.setInteger(integer) }
  precondition(same == property, "what is set again changes nothing")

  guard !property.hasControls else { return }
  var other = Property("X")
  if let moment = property.moment {
    other.setMoment(moment)
    precondition(other.moment == moment, "a moment reads as it was set")
  }
  if let duration = property.duration {
    other.setDuration(duration)
    precondition(other.duration == duration, "a duration reads as it was set")
  }
  if let trigger = property.trigger {
    other.setTrigger(trigger)
    precondition(other.trigger == trigger, "a trigger reads as it was set")
  }
  other.setText(property.text)
  precondition(other.text == property.text, "a text reads as it was set")
  other.setTexts(property.texts)
  precondition(other.texts == property.texts || property.texts == [""], "so do texts")
  other = Property(property.name, parameters: property.parameters, value: property.value)
  precondition(other.value == property.value, "a value is what it was made with")
}

private func checkZone(_ component: Component) {
  guard let zone = ZoneDefinition(component) else { return }
  for year in [1, 1970, 2026, 9999] {
    guard let date = DateValue(year: year, month: 10, day: 25) else { return }
    precondition(abs(zone.offset(on: date, at: .midnight)) < 86_400, "an offset is less than a day")
  }
}

private func checkLists(of component: inout Component) {
  guard !component.properties("CATEGORIES").contains(where: \.hasControls) else { return }
  let texts = component.texts("CATEGORIES")
  component.setTexts("CATEGORIES", to: texts + ["added, here"])
  precondition(
    Set(component.texts("CATEGORIES")) == Set(texts + ["added, here"]),
    "has the texts that were set"
  )
}

extension ItemContainer {
  fileprivate mutating func editEach(_ body: (inout Component) -> Void) {
    for index in items.indices {
      guard case .component(var component) = items[index] else { continue }
      component.editEach(body)
      body(&component)
      items[index] = .component(component)
    }
  }

  fileprivate mutating func editEachProperty(_ body: (inout Property) -> Void) {
    for index in items.indices {
      guard case .property(var property) = items[index] else { continue }
      body(&property)
      items[index] = .property(property)
    }
  }
}

extension Property {
  /// Whether it has what was let pass and is not written anew.
  fileprivate var hasControls: Bool {
    let texts = [value] + parameters.flatMap(\.values)
    return texts.contains { $0.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F } }
  }

  /// Writes it anew with a parameter more.
  fileprivate mutating func rewrite() {
    let (before, text) = (parameters.count, value)
    setParameter("X-FUZZ", to: "a,^\"\n\(text.prefix(3))")
    precondition(value == text, "a parameter is no part of the value")
    precondition(parameters.count <= before + 1, "one parameter more")
  }
}
