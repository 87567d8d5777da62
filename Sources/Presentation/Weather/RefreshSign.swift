/// Whether the weather is being asked for.
package enum RefreshSign: Equatable, Sendable {
  case begun
  case ended
}
