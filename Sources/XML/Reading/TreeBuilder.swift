import CXML

/// Makes elements of what libxml2 reports, and stops it at the first thing that is refused.
final class TreeBuilder {
  private let limits: XMLLimits
  private let parser: xmlParserCtxtPtr
  /// The elements that are open, the root first.
  private var open: [XMLElement] = []
  /// Text that may go on.
  private var text: [UInt8] = []
  private var nodes = 0
  /// Prefixes that the open elements declare.
  private var declarationsInScope = 0
  /// Names that were met, by where libxml2 keeps them: the same name is always at the same place.
  private var names: [UnsafePointer<xmlChar>: String] = [:]

  private(set) var root: XMLElement?
  private(set) var error: XMLError?

  init(limits: XMLLimits, parser: xmlParserCtxtPtr) {
    self.limits = limits
    self.parser = parser
  }

  var line: Int { Int(xmlSAX2GetLineNumber(parser)) }

  /// Ends the reading; what went wrong first is what counts.
  func stop(_ error: XMLError) {
    guard self.error == nil else { return }
    self.error = error
    xmlStopParser(parser)
  }

  func begin(_ tag: StartTag) {
    guard error == nil else { return }
    flushText()
    guard open.count < limits.depth else {
      return stop(.tooDeep(line: line, limit: limits.depth))
    }
    guard count(1 + tag.declarations.count / 2 + tag.attributes.count / 5) else { return }
    declarationsInScope += tag.declarations.count / 2
    guard declarationsInScope <= AttributeBound.declarations else {
      return stop(.tooManyAttributes(limit: AttributeBound.declarations))
    }
    open.append(
      XMLElement(
        XMLName(namespace(tag.uri), name(tag.localName)), prefix: name(tag.prefix),
        declarations: declarations(of: tag), attributes: attributes(of: tag), line: line))
  }

  func end() {
    guard error == nil else { return }
    flushText()
    guard let element = open.popLast() else { return }
    declarationsInScope -= element.declarations.count
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(.element(element))
    }
  }

  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if error == nil { text.append(contentsOf: bytes) }
  }

  private func flushText() {
    guard !text.isEmpty else { return }
    if !open.isEmpty, count(1) {
      open[open.count - 1].children.append(.text(String(decoding: text, as: UTF8.self)))
    }
    text.removeAll(keepingCapacity: true)
  }

  private func count(_ more: Int) -> Bool {
    nodes += more
    if nodes > limits.nodes { stop(.tooManyNodes(line: line, limit: limits.nodes)) }
    return nodes <= limits.nodes
  }

  /// libxml2 gives a prefix and an address for each.
  private func declarations(of tag: StartTag) -> [XMLPrefixDeclaration] {
    stride(from: 0, to: tag.declarations.count - 1, by: 2).map { index in
      XMLPrefixDeclaration(
        name(tag.declarations[index]), namespace(tag.declarations[index + 1]))
    }
  }

  /// libxml2 gives the local name, prefix, address, and the value's start and end for each.
  private func attributes(of tag: StartTag) -> [XMLAttribute] {
    stride(from: 0, to: tag.attributes.count - 4, by: 5).map { index in
      let (start, end) = (tag.attributes[index + 3], tag.attributes[index + 4])
      let value =
        if let start, let end {
          String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
        } else {
          ""
        }
      return XMLAttribute(
        XMLName(namespace(tag.attributes[index + 2]), name(tag.attributes[index])),
        prefix: name(tag.attributes[index + 1]), value: value)
    }
  }

  private func namespace(_ uri: UnsafePointer<xmlChar>?) -> XMLNamespace {
    XMLNamespace(name(uri))
  }

  private func name(_ start: UnsafePointer<xmlChar>?) -> String {
    guard let start else { return "" }
    if let name = names[start] { return name }
    let name = String(cString: start)
    names[start] = name
    return name
  }
}
