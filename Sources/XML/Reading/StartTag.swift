import CXML

/// A start tag as libxml2 reports it; its pointers are good for the time of the report.
struct StartTag {
  let localName: UnsafePointer<xmlChar>?
  let prefix: UnsafePointer<xmlChar>?
  let uri: UnsafePointer<xmlChar>?
  let declarations: UnsafeBufferPointer<UnsafePointer<xmlChar>?>
  let attributes: UnsafeBufferPointer<UnsafePointer<xmlChar>?>
}
