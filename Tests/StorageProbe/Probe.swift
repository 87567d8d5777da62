import Domain
import Glibc
import SQLiteStorage

/// Does to a database what a test can't do to its own process, and prints what came of it.
///
/// `StorageProbe first PATH` makes the first account; `StorageProbe add PATH N` adds N tasks, each in a transaction of its own; `full PATH BYTES` adds
/// tasks until no file may grow beyond BYTES; `stranger PATH` reads and writes as a user without
/// rights; `fixture PATH` makes the database of which a copy is kept for each version;
/// `fill PATH` makes one of the tasks that come on standard input; `find PATH WORD…` and `write PATH
/// N` say how many milliseconds that takes.
@main struct Probe {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else { return print("usage") }
    let number = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
    do {
      switch arguments[1] {
      case "add":
        try await Probe(path: arguments[2]).add(number)
        print("done")
      case "first":
        let now = Instant(milliseconds: 1)
        let first = try await Probe(path: arguments[2]).store.firstAccount(zone: .utc, at: now)
        print(first.id.number)
      case "full":
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: rlim_t(number), rlim_max: rlim_t(number))
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        try await Probe(path: arguments[2]).add(1_000_000)
      case "stranger":
        setgid(65534)
        setuid(65534)
        let probe = try Probe(path: arguments[2])
        print("lists: \(try await probe.store.lists(for: .init(1)).count)")
        try await probe.add(1)
        print("done")
      case "fixture":
        try await Fixture(path: arguments[2]).fill()
      case "fill":
        try await Filling(path: arguments[2]).fill()
      case "find":
        try await Timing(path: arguments[2]).find(Array(arguments.dropFirst(3)))
      case "write":
        try await Timing(path: arguments[2]).write(max(1, number))
      default:
        print("usage")
      }
    } catch {
      print(error)
    }
  }

  private let store: SQLiteStore

  private init(path: String) throws {
    store = try SQLiteStore(path: path, isBlocking: true)
  }

  private func add(_ count: Int) async throws {
    guard let list = try await store.lists(for: .init(1)).first?.id else { return }
    for number in 0..<count {
      let draft = TaskDraft(title: "task \(number)", notes: String(repeating: "n", count: 500))
      try await store.perform(
        .addTasks([draft], to: list), for: .init(1), at: Instant(milliseconds: 1))
    }
  }
}
