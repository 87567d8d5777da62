import DAV
package import Domain
package import HTTP
import TaskCalendar
import XML

/// Hibi as a CalDAV server (RFC 4791): what it answers to each request.
package struct CalDAVApplication: Sendable {
  private let store: any TaskStore & CalendarStore
  private let authentication: AppPasswordAuthentication
  private let clock: any WallClock
  private let zones: any ZoneRules
  private let definitions = ZoneDefinitions()

  package init(
    store: any TaskStore & CalendarStore, accounts: any AccountStore,
    secrets: any SecretKeeper, clock: any WallClock, zones: any ZoneRules
  ) {
    self.store = store
    self.clock = clock
    self.zones = zones
    authentication = AppPasswordAuthentication(
      accounts: accounts, secrets: secrets, clock: clock)
  }

  /// Whether a request is for it: all below `/dav/`, the well-known address, and what only programs
  /// ask of `/`.
  package static func isConcerned(by request: Request) -> Bool {
    switch request.path.first {
    case "dav"?: true
    case ".well-known"?: request.path.dropFirst().first == "caldav"
    case nil: [.propfind, .options, .report, .proppatch].contains(request.method)
    default: false
    }
  }

  package func respond(to request: Request) async -> Response {
    var response: Response
    do throws(DAVError) {
      response = try await answer(request)
    } catch {
      response = Response.xml(error.body, error.status)
      if let seconds = error.retryAfter {
        response.headers.add(.retryAfter, String(seconds))
      }
      if error.status == .unauthorized {
        response.headers.add("WWW-Authenticate", BasicCredentials.challenge(realm: "Hibi"))
      }
    }
    response.headers.add(.dav, Self.classes)
    if response.headers[.cacheControl] == nil {
      response.headers.add(.cacheControl, "private, no-cache")
    }
    return response
  }

  /// What is promised (RFC 4918 §18, RFC 4791 §5.1, RFC 5689 §3.1); programs look for each word.
  private static let classes = "1, 3, calendar-access, extended-mkcol, sync-collection"

  private func answer(_ request: Request) async throws(DAVError) -> Response {
    if request.path.first == ".well-known" {
      return Response.redirect(to: CalDAVPath.root, status: Status(301))
    }
    if request.method == .options, request.headers[.authorization] == nil {
      return OptionsMethod.anonymous
    }
    let caller = Caller(
      request: request, account: try await account(for: request), store: store, zones: zones,
      definitions: definitions, now: clock.now())
    try CreationMethod.checkMediaType(of: request)
    let resource = try await caller.resource()
    do {
      return try await answer(caller, on: resource)
    } catch  where error.status == .methodNotAllowed {
      var response = Response.xml(error.body, error.status)
      response.headers.add(.allow, OptionsMethod.allowed(on: resource))
      return response
    }
  }

  private func answer(
    _ caller: Caller, on resource: Resource
  ) async throws(DAVError) -> Response {
    let method = caller.request.method
    switch method {
    case .options: return OptionsMethod.answer(resource)
    case .get: return try await GetMethod(caller: caller).answer(resource)
    case .put: return try await PutMethod(caller: caller).answer(resource)
    case .delete: return try await DeleteMethod(caller: caller).answer(resource)
    case .propfind: return try await PropfindMethod(caller: caller).answer(resource)
    case .proppatch: return try await ProppatchMethod(caller: caller).answer(resource)
    case .report: return try await ReportMethod(caller: caller).answer(resource)
    case .mkcalendar, .mkcol: return try await CreationMethod(caller: caller).answer(resource)
    case .copy, .move: return try await TransferMethod(caller: caller).answer(resource)
    default: throw DAVError(.methodNotAllowed, "\(method) is not done here")
    }
  }

  private func account(for request: Request) async throws(DAVError) -> Account {
    guard let field = request.headers[.authorization],
      let credentials = BasicCredentials(parsing: field)
    else { throw DAVError(.unauthorized, "An app password is needed") }
    do throws(LoginError) {
      return try await authentication.account(
        email: credentials.user, password: credentials.password, from: request.clientAddress)
    } catch {
      switch error {
      case .wrongCredentials:
        throw DAVError(.unauthorized, "The address or the app password is wrong")
      case .tooManyAttempts(let seconds):
        var error = DAVError(.tooManyRequests, "Try again in \(seconds) seconds")
        error.retryAfter = seconds
        throw error
      case .unavailable: throw DAVError(StoreError.unavailable(.busy))
      }
    }
  }
}

extension Response {
  static func xml(_ bytes: [UInt8], _ status: Status = .multiStatus) -> Response {
    .content(bytes, type: "application/xml; charset=utf-8", status: status)
  }
}
