/// An attribute of an element, its value normalized as XML 1.0 §3.3.3 says.
package struct XMLAttribute: Hashable, Sendable {
  package let name: XMLName
  /// The prefix that it was read with, which is kept when it is written again; empty for none.
  package let prefix: String
  package let value: String

  package init(_ name: XMLName, prefix: String = "", value: String) {
    self.name = name
    self.prefix = prefix
    self.value = value
  }
}
