import CXML

extension XMLElement {
  /// Reads a whole document: one root, in any encoding that libxml2 knows, with or without a
  /// declaration.
  ///
  /// Nothing hostile gets through: a document type is refused before anything in it is read, so
  /// there are no entities but the five of XML itself; nothing is fetched; depth, size and numbers
  /// are bounded. Not well-formed is not read at all.
  package init(
    reading bytes: [UInt8], limits: XMLLimits = .request
  ) throws(XMLError) {
    let result = bytes.withUnsafeBufferPointer { bytes -> Result<XMLElement, XMLError> in
      do throws(XMLError) {
        return .success(try read(bytes, limits: limits))
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }
}

/// libxml2's tables are made once, before threads race for them (its page "Thread safety").
private let isPrepared: Bool = {
  xmlInitParser()
  return true
}()

private func read(
  _ bytes: UnsafeBufferPointer<UInt8>, limits: XMLLimits
) throws(XMLError) -> XMLElement {
  guard bytes.count <= limits.bytes, let count = Int32(exactly: bytes.count) else {
    throw .tooLarge(limit: limits.bytes)
  }
  try AttributeBound.check(bytes)
  guard isPrepared, count > 0,
    let parser = bytes.withMemoryRebound(
      to: CChar.self, { xmlCreateMemoryParserCtxt($0.baseAddress, count) })
  else { throw .malformed(line: 1, reason: "Document is empty") }
  defer { xmlFreeParserCtxt(parser) }
  let builder = TreeBuilder(limits: limits, parser: parser)
  var handler = reports()
  // Without XML_PARSE_NOENT an ampersand in an attribute comes as "&#38;". With it nothing more is
  // replaced, as no entity is ever defined.
  let options = Int32(XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue)
  let isWellFormed = withExtendedLifetime(builder) {
    xml_parse(parser, &handler, Unmanaged.passUnretained(builder).toOpaque(), options) == 1
  }
  if let error = builder.error { throw error.withReference(in: bytes) }
  guard isWellFormed, let root = builder.root else {
    throw .malformed(line: builder.line, reason: "Document is not well-formed")
  }
  return root
}

extension XMLError {
  /// Tells a document type that names something outside from one that doesn't, by its words alone,
  /// for the sake of the answer's precondition (RFC 4918 §16, `no-external-entities`).
  fileprivate func withReference(in bytes: UnsafeBufferPointer<UInt8>) -> XMLError {
    guard case .documentType(let line) = self,
      ["SYSTEM", "PUBLIC"].contains(where: { String(decoding: bytes, as: UTF8.self).contains($0) })
    else { return self }
    return .externalEntity(line: line)
  }
}
