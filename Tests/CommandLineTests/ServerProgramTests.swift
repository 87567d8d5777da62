import Foundation
import TestSupport
import Testing

@testable import CommandLine

@Suite struct ServerProgramTests {
  let folder = TemporaryFolder()

  func makeFile(in name: String, mode: Int) -> String {
    let place = folder.file(name)
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(
      atPath: place + "/hibi-server", contents: nil, attributes: [.posixPermissions: mode])
    return place
  }

  @Test func `finds the first that can be run`() {
    let notes = makeFile(in: "notes", mode: 0o600)
    let first = makeFile(in: "first", mode: 0o700)
    let second = makeFile(in: "second", mode: 0o700)

    let path = ServerProgram().path(in: ["", "/nowhere", notes, first, second])

    #expect(path == first + "/hibi-server")
    #expect(ServerProgram().path(in: ["/nowhere"]) == nil)
  }

  @Test func `says why a program can't be started`() {
    let folder = makeFile(in: "notes", mode: 0o600)

    let reason = ServerProgram().replaceProcess(by: folder + "/hibi-server", arguments: [])

    #expect(reason == systemMessage(EACCES))
  }
}
