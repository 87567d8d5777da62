/// How much of a document is read before it is refused.
package struct XMLLimits: Equatable, Sendable {
  /// Bytes of the document.
  package let bytes: Int
  /// Elements in elements: 1 for the root alone.
  package let depth: Int
  /// Elements, attributes and runs of text.
  ///
  /// Each takes some 150 bytes of memory besides its text.
  package let nodes: Int

  /// Fit for what a client asks, with the addresses of all that it has.
  package static let request = XMLLimits(bytes: 4 << 20, depth: 32, nodes: 100_000)

  package init(bytes: Int, depth: Int, nodes: Int) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
  }
}
