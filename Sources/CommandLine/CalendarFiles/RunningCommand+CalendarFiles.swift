import Arguments
import Domain
import Presentation
import Terminal

extension RunningCommand {
  func exportTasks() async throws(Failure) {
    guard invocation.has("ics") else { throw Failure(words.noFormat, .misused) }
    let path = invocation.operand("file").flatMap { $0 == "-" ? nil : $0 }
    if path == nil, console.asData { throw Failure(words.countsNeedFile, .misused) }
    let session = try await openSession()
    let file = try path.map { path throws(Failure) in try newFile(at: path) }
    let printer = CalendarExportPrinter(console, file: file, path: path ?? "-")
    await session.scenes.calendarExport(
      of: session.objects, for: session.person, in: printer
    ).export(invocation.list)
  }

  func importTasks() async throws(Failure) {
    let path = invocation.operand("file") ?? "-"
    let bytes: [UInt8]
    do {
      bytes =
        path == "-"
        ? try InputFile.bytes(of: console.streams.input, limit: Self.largestFile)
        : try InputFile.bytes(at: path, limit: Self.largestFile)
    } catch {
      throw path == "-"
        ? Failure(error, in: words) : Failure(words.cannotRead(path, reason(of: error)))
    }
    let session = try await openSession()
    let printer = CalendarImportPrinter(console)
    await session.scenes.calendarImport(
      into: session.objects, for: session.person, in: printer
    ).read(bytes, to: invocation.list, skippingBroken: invocation.has("skip-broken"))
  }

  private func newFile(at path: String) throws(Failure) -> NewFile {
    do {
      return try NewFile(path: path)
    } catch {
      throw Failure(words.cannotWrite(path, reason(of: error)))
    }
  }

  private func reason(of error: InputError) -> String {
    guard case .failed(let code) = error else { return words.missingInput }
    return systemMessage(code)
  }

  /// 1 GiB.
  private static let largestFile = 1 << 30
}
