/// Where deleted tasks rest, so that they can be taken out again.
package enum Trash {
  /// After so many seconds they are forgotten: 30 days.
  package static let limit: Int64 = 30 * 86_400
}
