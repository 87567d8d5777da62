package import Domain

/// What a calendar object is read and written with.
package struct ObjectContext: Sendable {
  package let zones: any ZoneRules
  /// The person's zone, for a task that has none of its own.
  package let zone: ZoneName
  /// When the object was received: the time of a completion that names none.
  ///
  /// It must be the same whenever the same text is read, or the completion counts as another one.
  package let received: Instant
  /// What a task without a SUMMARY is called; never blank.
  ///
  /// It too must be the same whenever the same text is read, or it counts as a title that was given:
  /// so it is in no language.
  package let untitled: String
  let definitions: ZoneDefinitions

  /// Whoever writes many texts keeps the `definitions` from one context to the next.
  package init(
    zones: any ZoneRules, zone: ZoneName, received: Instant, untitled: String = "…",
    definitions: ZoneDefinitions = ZoneDefinitions()
  ) {
    self.definitions = definitions
    self.zones = zones
    self.zone = zone
    self.received = received
    self.untitled = untitled
  }

  /// The same for an object that was received at another time.
  package func receiving(at received: Instant) -> ObjectContext {
    ObjectContext(
      zones: zones, zone: zone, received: received, untitled: untitled, definitions: definitions)
  }
}
