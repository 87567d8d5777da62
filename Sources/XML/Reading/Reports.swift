import CXML

/// What libxml2 calls while it reads: no more than it takes to build a tree.
///
/// All that concerns entities is missing, so that none is known and none is looked up.
func reports() -> xmlSAXHandler {
  var handler = xmlSAXHandler()
  handler.initialized = XML_SAX2_MAGIC
  handler.startElementNs = {
    context, localName, prefix, uri, declarationCount, declarations, attributeCount, _, attributes
    in
    let tag = StartTag(
      localName: localName, prefix: prefix, uri: uri,
      declarations: UnsafeBufferPointer(start: declarations, count: Int(declarationCount) * 2),
      attributes: UnsafeBufferPointer(start: attributes, count: Int(attributeCount) * 5))
    builder(context)?.begin(tag)
  }
  handler.endElementNs = { context, _, _, _ in builder(context)?.end() }
  handler.characters = { append($0, $1, $2) }
  handler.cdataBlock = { append($0, $1, $2) }
  handler.ignorableWhitespace = { append($0, $1, $2) }
  handler.internalSubset = { context, _, _, _ in
    guard let builder = builder(context) else { return }
    builder.stop(.documentType(line: builder.line))
  }
  xml_set_error_handler(&handler) { context, error in
    guard let error = error?.pointee, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    let reason = error.message.map { String(cString: $0) } ?? "Error \(error.code)"
    builder(context)?.stop(
      .malformed(line: Int(error.line), reason: String(reason.prefix { $0 != "\n" }.prefix(200))))
  }
  return handler
}

private func builder(_ context: UnsafeMutableRawPointer?) -> TreeBuilder? {
  context.map { Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue() }
}

private func append(
  _ context: UnsafeMutableRawPointer?, _ start: UnsafePointer<xmlChar>?, _ count: Int32
) {
  builder(context)?.append(UnsafeBufferPointer(start: start, count: Int(count)))
}
