/// A prefix that an element declares for itself and all in it (Namespaces in XML 1.0 §3).
package struct XMLPrefixDeclaration: Hashable, Sendable {
  /// Empty for the default namespace.
  package let prefix: String
  package let namespace: XMLNamespace

  package init(_ prefix: String, _ namespace: XMLNamespace) {
    self.prefix = prefix
    self.namespace = namespace
  }
}
