/// Shows what is foretold for one time.
package protocol WeatherDetailView: AnyObject {
  func show(_ content: WeatherDetailContent)
  /// The same as data.
  func show(_ record: WeatherRecord)
  func show(_ problem: Problem)
}
