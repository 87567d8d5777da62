import Domain
import Testing

@testable import HTTP
@testable import Web

@Suite struct OperationsTests {
  @Test func `says that it is well`() async throws {
    let stage = try await WebStage()

    let response = try await stage.get("/healthz", isLoggedIn: false)

    #expect(response.status == .ok)
    #expect(response.text == "ok\n")
  }

  @Test func `measures are for this machine alone`() async throws {
    let stage = try await WebStage()

    let here = try await stage.get("/metrics", isLoggedIn: false)
    let elsewhere = try await stage.send(.get, "/metrics", from: "203.0.113.7")

    #expect(here.status == .ok)
    #expect(here.headers[.contentType]?.hasPrefix("text/plain; version=0.0.4") == true)
    #expect(elsewhere.status == .notFound)
  }

  @Test func `counts requests by method and status, and how long they took`() {
    let metrics = Metrics(residentBytes: { 4096 })

    metrics.record(summary("GET", "/lists/1", 200, .microseconds(300)))
    metrics.record(summary("GET", "/lists/1", 200, .milliseconds(30)))
    metrics.record(summary("BREW", "/", 405, .milliseconds(2)))
    metrics.record(summary("GET", "/events", 200, .seconds(900)))

    let lines = metrics.text().split(separator: "\n")
    #expect(lines.contains("hibi_http_requests_total{method=\"GET\",status=\"200\"} 3"))
    #expect(lines.contains("hibi_http_requests_total{method=\"other\",status=\"405\"} 1"))
    #expect(lines.contains("hibi_http_request_duration_seconds_bucket{le=\"0.0005\"} 1"))
    #expect(lines.contains("hibi_http_request_duration_seconds_bucket{le=\"0.05\"} 3"))
    #expect(lines.contains("hibi_http_request_duration_seconds_bucket{le=\"+Inf\"} 3"))
    #expect(lines.contains("hibi_http_request_duration_seconds_count 3"))
    #expect(lines.contains("process_resident_memory_bytes 4096"))
  }

  @Test func `the log has one line for a request, without its query`() {
    let log = RequestLog(clock: ClockStub())

    let line = log.line(for: summary("GET", "/lists/1", 200, .microseconds(1230)))
    let hostile = log.line(for: summary("GET", "/a\n2026 b\u{1B}[2J", nil, .zero))

    #expect(line == "2026-11-30T09:30:00Z GET /lists/1 200 2048B 1.23ms 127.0.0.1")
    #expect(hostile == "2026-11-30T09:30:00Z GET /a?2026?b?[2J - 2048B 0.00ms 127.0.0.1")
  }

  @Test func `events tell of each change that one can see, by its number alone`() async throws {
    let stage = try await WebStage()
    let response = try await stage.get("/events")
    guard case .events(let events) = response.body else {
      Issue.record("no stream of events")
      return
    }
    var iterator = events.makeAsyncIterator()

    #expect(await iterator.next()?.event == "hello")
    _ = try await stage.foreignTask()
    let change = try await stage.store.perform(
      .addTasks([TaskDraft(title: "new")], to: stage.list), for: stage.account.id,
      at: stage.clock.now())
    let event = await iterator.next()

    #expect(event?.event == "change")
    #expect(event?.data == change.map { String($0.id.number) })
  }

  @Test func `nobody listens without being logged in`() async throws {
    let stage = try await WebStage()

    #expect(try await stage.get("/events", isLoggedIn: false).status == .unauthorized)
  }

  private func summary(
    _ method: String, _ path: String, _ status: Int?, _ duration: Duration
  ) -> RequestSummary {
    RequestSummary(
      method: Method(method), path: path, status: status.map { Status($0) }, bodyBytes: 2048,
      duration: duration, clientAddress: "127.0.0.1")
  }
}
