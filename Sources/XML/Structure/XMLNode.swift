/// What stands in an element.
package enum XMLNode: Hashable, Sendable {
  indirect case element(XMLElement)
  /// Text with its references and CDATA sections undone; never two in a row.
  case text(String)
}
