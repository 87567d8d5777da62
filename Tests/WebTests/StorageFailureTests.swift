import Domain
import HTTP
import Testing

@testable import Web

@Suite struct StorageFailureTests {
  @Test func `what could not be stored is told on the list, and is still in its field`()
    async throws
  {
    let stage = try await WebStage().broken(by: .diskFull, isReadable: true)

    let page = try await stage.post(
      "\(stage.listPath)/tasks", ["title": "not to be lost", "add": "1"])

    #expect(page.status == .serviceUnavailable)
    #expect(page.element("errorMessage")?.hasPrefix("The disk is full") == true)
    #expect(page.tag("taskTitleField")?.contains("value=\"not to be lost\"") == true)
  }

  @Test func `when nothing can be shown either, what was typed can be sent again`() async throws {
    let stage = try await WebStage().broken(by: .busy, isReadable: false)

    let page = try await stage.post(
      "\(stage.listPath)/tasks", ["title": "not to be lost", "add": "1"])

    #expect(page.status == .serviceUnavailable)
    #expect(page.text.contains("action=\"\(stage.listPath)/tasks\""))
    #expect(page.text.contains("name=\"title\" value=\"not to be lost\""))
    #expect(page.text.contains("name=\"add\" value=\"1\""))
    #expect(page.text.contains("Try again"))
  }

  @Test func `a list that can't be read is a worded failure`() async throws {
    let stage = try await WebStage().broken(by: .busy, isReadable: false)

    let page = try await stage.get(stage.listPath)

    #expect(page.status == .serviceUnavailable)
    #expect(page.element("errorMessage")?.hasPrefix("Another program") == true)
  }
}
