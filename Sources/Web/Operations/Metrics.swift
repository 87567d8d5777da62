package import HTTP
internal import Synchronization

/// What the server counts of itself; nothing of it is about anybody.
package final class Metrics: Sendable {
  private struct Key: Hashable {
    let method: String
    let status: Int
  }

  private struct Counts {
    var requests: [Key: Int] = [:]
    var durations = Histogram()
    var streams = 0
  }

  private let counts = Mutex(Counts())
  /// Bytes of memory that the process holds; nil where nobody knows.
  private let residentBytes: @Sendable () -> Int?

  package init(residentBytes: @escaping @Sendable () -> Int? = { nil }) {
    self.residentBytes = residentBytes
  }

  /// Counts a request that is over; one that got no answer counts as 0.
  package func record(_ request: RequestSummary) {
    let known = ["GET", "HEAD", "POST", "PUT", "DELETE"]
    let method = known.contains(request.method.name) ? request.method.name : "other"
    let key = Key(method: method, status: request.status?.code ?? 0)
    counts.withLock { counts in
      counts.requests[key, default: 0] += 1
      // A stream of events lasts as long as somebody looks at a page.
      if request.path != "/events" { counts.durations.record(request.duration) }
    }
  }

  func streamOpened() { counts.withLock { $0.streams += 1 } }

  func streamClosed() { counts.withLock { $0.streams -= 1 } }

  /// Prometheus' text format, version 0.0.4.
  func text() -> String {
    let counts = counts.withLock { $0 }
    var lines = [
      "# HELP hibi_http_requests_total Requests answered.",
      "# TYPE hibi_http_requests_total counter",
    ]
    let sorted = counts.requests.sorted {
      ($0.key.method, $0.key.status) < ($1.key.method, $1.key.status)
    }
    lines += sorted.map { key, count in
      "hibi_http_requests_total{method=\"\(key.method)\",status=\"\(key.status)\"} \(count)"
    }
    lines += counts.durations.lines(
      "hibi_http_request_duration_seconds", "Time from the request line to the last byte.")
    lines += gauge("hibi_event_streams", "Pages that listen for changes.", counts.streams)
    if let bytes = residentBytes() {
      lines += gauge("process_resident_memory_bytes", "Memory held by the process.", bytes)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func gauge(_ name: String, _ help: String, _ value: Int) -> [String] {
    ["# HELP \(name) \(help)", "# TYPE \(name) gauge", "\(name) \(value)"]
  }
}
