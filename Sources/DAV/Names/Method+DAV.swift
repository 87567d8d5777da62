package import HTTP

extension Method {
  package static var mkcol: Method { Method("MKCOL") }
  package static var copy: Method { Method("COPY") }
  package static var move: Method { Method("MOVE") }
}
