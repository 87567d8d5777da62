/// Shows the forecast for a person's place, and where that is set.
package protocol WeatherListView: AnyObject {
  func show(_ content: WeatherListContent)
  func show(_ sign: RefreshSign)
  /// The same as the content, as data.
  func show(_ record: WeatherRecord)
  func show(_ problem: Problem)
  func show(_ notice: Notice)
  func open(_ destination: Destination)
}
