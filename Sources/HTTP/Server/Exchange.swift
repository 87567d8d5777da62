internal import CMicroHTTPD
internal import Synchronization

/// One request and its response: the bridge from the library's callbacks to an async handler.
///
/// All that is not in `state` belongs to the connection's thread, on which the library calls. The
/// handler is started there, and runs there until it first waits; one that never waits is answered
/// for at once. Else the connection is suspended until the handler is done. Whether to suspend and
/// whether to resume is decided under one lock, so that each suspension is followed by exactly one
/// resumption: `state` leaves `suspended` once.
final class Exchange: @unchecked Sendable {
  private enum State {
    /// There is no response, and the connection's thread has not gone on.
    case running
    /// The connection is suspended.
    case suspended(Task<Void, Never>)
    case answered(Response)
    /// The response was taken, or nobody wants one.
    case over
  }

  private enum Step {
    case head
    case body
    case handler
  }

  /// Of a body that is refused, how much is read and thrown away, so that the client gets to read
  /// the refusal rather than see its connection break while it sends.
  private static let mostDiscarded = 16 << 20

  private let core: ServerCore
  private let connection: Connection
  private let handle: OpaquePointer
  private let target: String
  private let received = ContinuousClock.now
  private var place = 0
  private var step = Step.head
  private var methodName = ""
  private var head: RequestHead?
  private var refusal: RequestHead.Refusal?
  private var body: [UInt8] = []
  private var discarded = 0
  private var request: Request?
  private var sent: SentResponse?
  private let state = Mutex(State.running)

  init(core: ServerCore, connection: Connection, handle: OpaquePointer, target: String) {
    self.core = core
    self.connection = connection
    self.handle = handle
    self.target = target
    place = core.exchanges.enter(self)
  }

  func proceed(
    method: UnsafePointer<CChar>, version: UnsafePointer<CChar>, part: UnsafeRawBufferPointer
  ) -> MHD_Result {
    switch step {
    case .head:
      step = .body
      return readHead(method: String(cString: method), version: String(cString: version))
    case .body where part.isEmpty:
      step = .handler
      connection.stopWaiting()
      return requestIsWhole()
    case .body:
      return read(part)
    case .handler:
      return replyOrSuspend(nil)
    }
  }

  private func readHead(method: String, version: String) -> MHD_Result {
    methodName = method
    guard let headers = RequestHeaders(handle) else {
      return reply(.refusal(.badRequest, reason: "Malformed Header"))
    }
    do throws(RequestHead.Refusal) {
      let head = try RequestHead(
        method: method, version: version, target: target, headers: headers,
        limits: core.configuration)
      body.reserveCapacity(Int(head.bodyLength ?? 0))
      self.head = head
      return .YES
    } catch {
      refusal = error
      let length = headers[.contentLength].flatMap { UInt64($0) } ?? 0
      let waitsForLeave = headers["Expect"] != nil
      guard error.isAtOnce || waitsForLeave || length > UInt64(Self.mostDiscarded) else {
        return .YES
      }
      return reply(.refusal(error.status, reason: error.reason))
    }
  }

  private func read(_ part: UnsafeRawBufferPointer) -> MHD_Result {
    if refusal == nil, body.count + part.count > core.configuration.bodyLimit {
      refusal = RequestHead.Refusal(status: .contentTooLarge, reason: "Content Too Large")
      body = []
    }
    guard refusal == nil else {
      discarded += part.count
      return discarded <= Self.mostDiscarded ? .YES : .NO
    }
    body.append(contentsOf: part)
    return .YES
  }

  private func requestIsWhole() -> MHD_Result {
    if let refusal { return reply(.refusal(refusal.status, reason: refusal.reason)) }
    guard let head else { return .NO }
    let request = Request(
      method: head.method, target: target, parsed: head.target, headers: head.headers, body: body,
      remoteAddress: connection.remoteAddress, received: received, proxies: connection.proxies)
    self.request = request
    (self.head, body) = (nil, [])
    let handler = core.handler
    return replyOrSuspend(
      Task.immediate { [self] in
        answer(await handler(request))
      })
  }

  /// The handler's side of the bridge.
  private func answer(_ response: Response) {
    state.withLock { state in
      switch state {
      case .running:
        state = .answered(response)
      case .suspended:
        state = .answered(response)
        MHD_resume_connection(handle)
      case .answered, .over:
        break
      }
    }
  }

  /// The connection's side of the bridge; the task is the handler's, when it was just started.
  private func replyOrSuspend(_ task: Task<Void, Never>?) -> MHD_Result {
    let response: Response? = state.withLock { state in
      switch state {
      case .answered(let response):
        state = .over
        return response
      case .running where !core.isGivingUp:
        guard let task else { return nil }
        MHD_suspend_connection(handle)
        state = .suspended(task)
        return nil
      case .running:
        task?.cancel()
        state = .over
        return .refusal(.serviceUnavailable, reason: "Service Unavailable")
      case .suspended, .over:
        return nil
      }
    }
    return response.map(reply) ?? .YES
  }

  /// Answers in place of a handler that takes longer than the server can wait.
  func giveUp() {
    let task: Task<Void, Never>? = state.withLock { state in
      guard case .suspended(let task) = state else { return nil }
      state = .answered(.refusal(.serviceUnavailable, reason: "Service Unavailable"))
      MHD_resume_connection(handle)
      return task
    }
    task?.cancel()
  }

  private func reply(_ response: Response) -> MHD_Result {
    var response = response
    if core.isStopping { response.closesConnection = true }
    let sent = SentResponse(
      response, isHead: methodName == "HEAD", core: core, connection: connection, handle: handle)
    self.sent = sent
    return sent?.queue(on: handle) ?? .NO
  }

  /// The library is done with the request.
  func end() {
    state.withLock { $0 = .over }
    sent?.stream?.close()
    let now = ContinuousClock.now
    connection.startWaiting(now)
    core.exchanges.leave(place)
    guard let onFinish = core.onFinish else { return }
    let status = Int(http_queued_status(handle))
    onFinish(
      RequestSummary(
        method: Method(methodName), path: String(target.prefix { $0 != "?" }),
        status: status == 0 ? nil : Status(status), bodyBytes: sent?.bodyBytes ?? 0,
        duration: now - received,
        clientAddress: request?.clientAddress ?? connection.remoteAddress))
  }
}
