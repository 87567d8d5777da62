internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// A body that is sent as it is made: bytes put in by a task, taken out by the connection's thread.
///
/// When there is nothing to take, the connection is suspended; what is put in resumes it. Both are
/// decided under one lock. A suspended connection does not notice that its client has gone, nor
/// does it time out: `tick` looks after that.
final class ResponseStream: @unchecked Sendable {
  private struct State {
    var pending: [UInt8] = []
    var taken = 0
    var bytesRead = 0
    var lastWrite = ContinuousClock.now
    var isSuspended = false
    /// Nothing more is put in.
    var isFinished = false
    /// Nothing more is taken out: the client has gone, or the library is done.
    var isClosed = false
    /// Where the pump waits for room.
    var waiter: CheckedContinuation<Void, Never>?
    /// The task that puts in.
    var pump: Task<Void, Never>?
    var place: Int?
  }

  /// What C has as `MHD_CONTENT_READER_END_OF_STREAM`, by a cast.
  static let ended = -1
  /// What C has as `MHD_CONTENT_READER_END_WITH_ERROR`.
  static let broken = -2
  /// What C has as `MHD_SIZE_UNKNOWN`.
  static let unknownSize = UInt64.max
  /// How much is put in ahead of a client that takes it slowly.
  private static let mostPending = 64 << 10

  private let core: ServerCore
  private let connection: Connection
  private let handle: OpaquePointer
  private let isOfEvents: Bool
  private let state = Mutex(State())

  init(_ body: Response.Body, core: ServerCore, connection: Connection, handle: OpaquePointer) {
    self.core = core
    self.connection = connection
    self.handle = handle
    isOfEvents = if case .events = body { true } else { false }
  }

  var bytesRead: Int { state.withLock { $0.bytesRead } }

  func start(_ body: Response.Body) {
    let place = core.streams.enter(self)
    let pump = Task { await fill(from: body) }
    state.withLock { state in
      state.place = place
      state.pump = pump
    }
    if core.isStopping { finish() }
  }

  /// The comment makes the head go out at once, before there is any event.
  private func fill(from body: Response.Body) async {
    switch body {
    case .empty, .bytes: break
    case .stream(let parts):
      for await part in parts {
        await write(part)
      }
    case .events(let events):
      await write(ServerSentEvent.comment)
      for await event in events {
        await write(event.encoded)
      }
    }
    finish()
  }

  /// Puts bytes in, and waits while there is too much.
  private func write(_ bytes: [UInt8]) async {
    let isFull = state.withLock { state in
      guard !state.isFinished, !state.isClosed else { return false }
      put(bytes, into: &state)
      return state.pending.count - state.taken > Self.mostPending
    }
    guard isFull else { return }
    await withCheckedContinuation { continuation in
      let mayGoOn = state.withLock { state in
        guard !state.pending.isEmpty, !state.isFinished, !state.isClosed else { return true }
        state.waiter = continuation
        return false
      }
      if mayGoOn { continuation.resume() }
    }
  }

  private func put(_ bytes: [UInt8], into state: inout State) {
    state.pending += bytes
    state.lastWrite = .now
    resume(&state)
  }

  private func resume(_ state: inout State) {
    guard state.isSuspended else { return }
    state.isSuspended = false
    MHD_resume_connection(handle)
  }

  /// Takes bytes out, on the connection's thread; suspends it when there are none.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var waiter: CheckedContinuation<Void, Never>?
    let count = state.withLock { state in
      if state.isClosed { return Self.broken }
      let left = state.pending[state.taken...]
      guard !left.isEmpty else {
        if state.isFinished { return Self.ended }
        MHD_suspend_connection(handle)
        state.isSuspended = true
        return 0
      }
      let count = min(left.count, buffer.count)
      buffer.copyBytes(from: left.prefix(count))
      state.taken += count
      state.bytesRead += count
      if state.taken == state.pending.count {
        (state.pending, state.taken) = ([], 0)
        swap(&waiter, &state.waiter)
      }
      return count
    }
    waiter?.resume()
    return count
  }

  /// Nothing more is put in: what there is still goes out, and then the body ends.
  func finish() {
    stop { $0.isFinished = true }
  }

  /// Nothing more is taken out: the library is done with the body, or its client has gone.
  func close() {
    stop { state in
      state.isClosed = true
      state.pending = []
      state.taken = 0
    }
  }

  private func stop(_ change: (inout State) -> Void) {
    var left = State()
    state.withLock { state in
      change(&state)
      swap(&left.waiter, &state.waiter)
      swap(&left.pump, &state.pump)
      swap(&left.place, &state.place)
      resume(&state)
    }
    left.waiter?.resume()
    left.pump?.cancel()
    if let place = left.place { core.streams.leave(place) }
  }

  /// Called each second: closes a stream of events whose client has gone, and lets a silent one say
  /// something, for proxies on the way.
  func tick(_ now: ContinuousClock.Instant, keepAlive: Duration) {
    guard isOfEvents else { return }
    let isDeserted = state.withLock { state in
      guard state.isSuspended else { return false }
      if clientHasGone { return true }
      if now - state.lastWrite >= keepAlive { put(ServerSentEvent.comment, into: &state) }
      return false
    }
    if isDeserted { close() }
  }

  /// Asked under the lock and while suspended, when the descriptor can't have been closed.
  private var clientHasGone: Bool {
    var byte: UInt8 = 0
    let count = recv(connection.descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count == 0 || count < 0 && errno != EAGAIN && errno != EINTR
  }
}
