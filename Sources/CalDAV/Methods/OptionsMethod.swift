import DAV
import HTTP

/// OPTIONS (RFC 9110 §9.3.7): which methods a resource has.
enum OptionsMethod {
  /// For who says not who he is: any of them, as far as he may know.
  static var anonymous: Response {
    answer(allowing: [
      .options, .get, .head, .put, .delete, .propfind, .proppatch, .report, .mkcalendar, .mkcol,
      .copy, .move,
    ])
  }

  static func answer(_ resource: Resource) -> Response { answer(allowing: methods(of: resource)) }

  /// As `Allow` has it, which stands beside a 405 as well (RFC 9110 §15.5.6).
  static func allowed(on resource: Resource) -> String { text(methods(of: resource)) }

  private static func text(_ methods: [Method]) -> String {
    methods.map(\.name).joined(separator: ", ")
  }

  private static func methods(of resource: Resource) -> [Method] {
    let common: [Method] = [.options, .propfind]
    return switch resource {
    case .root, .people, .principal: common + [.report]
    case .home: common + [.proppatch, .report]
    case .list: common + [.proppatch, .report, .get, .head, .delete]
    case .noList: [.options, .mkcalendar, .mkcol]
    case .object: common + [.proppatch, .get, .head, .put, .delete, .copy, .move]
    }
  }

  private static func answer(allowing methods: [Method]) -> Response {
    var response = Response(.ok)
    response.headers.add(.allow, text(methods))
    return response
  }
}
