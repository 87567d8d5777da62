import Domain
import ICalendar

extension ObjectSeries {
  /// The time of the series at which the task is as Hibi counts it, by its due date.
  func occurrence(repeating due: Occurrence) -> Occurrence? {
    guard let date = written.repeating else { return nil }
    let time = base.advanced(from: date.occurrence, to: due).occurrence
    return self.written(at: time).repeating?.occurrence == due ? time : nil
  }

  /// A VTODO for a single time, with the dates of the whole.
  func single(at occurrence: Occurrence) -> Component {
    let kept: Set<String> = ["UID", "SUMMARY", "DTSTART", "DUE", "DURATION"]
    var component = Component("VTODO")
    for property in master.properties where kept.contains(property.name) {
      component.append(property)
    }
    return component
  }
}
