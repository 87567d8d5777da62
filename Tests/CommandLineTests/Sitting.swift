import CommandLine
import Domain
import Glibc
import MemoryStorage
import Terminal
import TestSupport

/// Somebody at a command line, with a database in memory; each call runs one command.
final class Sitting {
  let store = MemoryStore()
  let archive = ArchiveStub()
  var environment = ["LANG": "C.UTF-8", "HOME": "/home/ada"]
  /// The width of the terminal; nil when output goes to a file.
  var columns: Int?
  var showsColor = false
  /// Whether opening the database is to fail.
  var failure: StorageFailure?
  private let folder = TemporaryFolder()

  struct Outcome: Equatable {
    let status: ExitStatus
    let output: String
    let errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Nil stands for an argument that is no text.
  @discardableResult
  func run(_ arguments: [String?], input: [UInt8] = []) async -> Outcome {
    let files = ["input", "output", "errors"].map { open(folder.file($0)) }
    defer { for file in files { close(file) } }
    write(files[0], input, input.count)
    lseek(files[0], 0, SEEK_SET)
    let streams = Streams(
      input: files[0], isInteractive: false, output: Output(descriptor: files[1]),
      errors: Output(descriptor: files[2]),
      screen: Screen(columns: columns, showsColor: showsColor))
    let environment = environment
    let runner = CommandRunner(streams: streams, parts: parts) { environment[$0] }
    let status = await runner.run(arguments)
    return Outcome(status: status, output: text(files[1]), errors: text(files[2]))
  }

  private var parts: Parts {
    let store = store
    let failure = failure
    return Parts(
      secrets: PlainSecrets(), clock: StoppedClock(), zones: TwoZones(),
      localZone: { ZoneName("Asia/Seoul") }, folder: { "/nowhere" },
      open: { _ throws(StorageFailure) in
        if let failure { throw failure }
        return Storage(tasks: store, accounts: store, objects: store, forecasts: store)
      },
      archive: { [archive] _ in archive })
  }

  private func open(_ path: String) -> Int32 {
    Glibc.open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
  }

  private func text(_ file: Int32) -> String {
    let count = lseek(file, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: count)
    pread(file, &bytes, count, 0)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Sitting {
  @discardableResult
  func callAsFunction(_ arguments: String?..., input: [UInt8] = []) async -> Outcome {
    await run(arguments, input: input)
  }

  @discardableResult
  func callAsFunction(_ arguments: String..., typing text: String) async -> Outcome {
    await run(arguments, input: Array(text.utf8))
  }

  /// The titles of all tasks, as they are stored, newest last.
  func titles() async throws -> [String] {
    guard let account = try await store.accounts().first?.id else { return [] }
    let lists = try await store.lists(for: account).map(\.id)
    let query = TaskQuery(lists: lists, sort: .date, limit: 1000)
    return try await store.tasks(query, for: account).tasks
      .sorted { $0.id < $1.id }.map(\.title)
  }
}
