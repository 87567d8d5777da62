import XML

extension DAVError {
  /// The body of the answer (RFC 4918 §16): the precondition, and a sentence for people.
  package var body: [UInt8] {
    let xml = XMLWriter()
    xml.beginDocument(.dav("error"))
    if let precondition {
      xml.precondition(precondition, hrefs: hrefs.map(\.text), privilege: privilege)
    }
    xml.responseDescription(description)
    xml.endDocument(.dav("error"))
    return xml.take()
  }
}
