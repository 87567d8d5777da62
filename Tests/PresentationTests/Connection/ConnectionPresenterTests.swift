import Domain
import MemoryStorage
import Testing

@testable import Presentation

/// How a person connects devices.
@Suite struct ConnectionPresenterTests {
  let view = ConnectionViewSpy()

  @Test func `shows the address as it was reached, and the user name`() async throws {
    let stage = try await Stage()

    await presenter(stage, at: "tasks.example.org", isSecure: true).load()

    let content = try #require(view.content)
    #expect(content.address == "https://tasks.example.org/dav/")
    #expect(content.user == "you@example.org")
    #expect(content.warning == nil)
    #expect(content.rows.isEmpty)
    #expect(content.emptyMessage == "No app passwords yet")
    #expect(content.newPassword == nil)
    #expect(content.navigation.entries.count == 1)
  }

  @Test(arguments: [
    (Language.english, "not encrypted"), (.japanese, "暗号化されていません"), (.korean, "암호화되지 않았습니다"),
  ])
  func `warns of an address that phones refuse`(_ language: Language, _ words: String) async throws
  {
    let stage = try await Stage()

    await presenter(stage, language, at: "192.168.1.2:8080").load()
    #expect(view.content?.warning?.contains(words) == true)

    await presenter(stage, language, at: "localhost:8080").load()
    #expect(view.content?.warning == nil)
  }

  @Test func `shows a new password once, and lists it from then on`() async throws {
    let stage = try await Stage()
    let presenter = presenter(stage)

    await presenter.add("Phone")
    let made = try #require(view.content)
    await presenter.load()

    let password = try #require(made.newPassword)
    #expect(password.name == "Phone")
    let owner = try await stage.store.owner(
      ofAppPassword: try #require(SecretKeeperStub().digest(ofAppPassword: password.text)))
    #expect(owner?.account.id == stage.account.id)
    let row = try #require(made.rows.first)
    #expect(row.name == "Phone")
    #expect(row.createdLabel == "Made: Today 09:30")
    #expect(row.usedLabel == "Never used")
    #expect(made.emptyMessage == nil)
    #expect(view.content?.newPassword == nil)
    #expect(view.content?.rows == made.rows)
  }

  @Test func `says when one was used`() async throws {
    let stage = try await Stage()
    await presenter(stage).add("Phone")
    let text = try #require(view.content?.newPassword?.text)
    _ = try await AppPasswordAuthentication(
      accounts: stage.store, secrets: SecretKeeperStub(), clock: stage.clock
    ).account(email: "you@example.org", password: text, from: "192.0.2.1")

    await presenter(stage, .korean).load()

    #expect(view.content?.rows.first?.usedLabel == "마지막 사용: 오늘 오전 9:30")
  }

  @Test func `says what is wrong with a name, and keeps what there is`() async throws {
    let stage = try await Stage()
    let presenter = presenter(stage)
    await presenter.add("Phone")

    for (name, message) in [
      ("Phone", "There is an app password “Phone” already; give this one another name"),
      (" ", "Name the device or program that gets the password"),
      (String(repeating: "x", count: 61), "The name is too long: 60 characters at most"),
      ("a\nb", "The name has to be one line of plain text"),
    ] {
      await presenter.add(name)
      #expect(view.problem?.message == message)
      #expect(view.problem?.kind == .invalid(.name))
      #expect(view.content?.rows.count == 1)
      #expect(view.content?.newPassword == nil)
    }
  }

  @Test func `revokes at once`() async throws {
    let stage = try await Stage()
    let presenter = presenter(stage)
    await presenter.add("Phone")

    await presenter.revoke("Phone")

    #expect(view.destination == .connection)
    #expect(view.notice?.message.contains("“Phone”") == true)
    #expect(view.notice?.undo == nil)
    #expect(try await stage.store.appPasswords(of: stage.account.id).isEmpty)

    await presenter.revoke("Phone")
    #expect(view.problem?.kind == .notFound)
  }

  @Test(arguments: Language.allCases)
  func `has steps for each program`(_ language: Language) async throws {
    let stage = try await Stage()

    await presenter(stage, language, at: "nas.example:8443", isSecure: true).load()

    let guides = try #require(view.content?.guides)
    #expect(
      guides.map(\.id) == [
        "ios", "macos", "tasks-org", "davx5", "thunderbird", "gnome", "vdirsyncer",
      ])
    #expect(guides.allSatisfy { $0.steps.count >= 3 })
    #expect(guides.filter(\.takesProfile).map(\.id) == ["ios", "macos"])
    let mac = try #require(guides[1].steps.last?.text)
    for part in ["nas.example", "/dav/people/\(stage.account.id.number)/", "8443"] {
      #expect(mac.contains(part))
    }
  }

  @Test func `has a file for vdirsyncer, with the password while it is shown`() async throws {
    let stage = try await Stage()
    let presenter = presenter(stage, at: "tasks.example.org", isSecure: true)
    await presenter.add("Laptop")
    let password = try #require(view.content?.newPassword?.text)
    let file = try #require(view.content?.guides.last?.steps[1].file)

    await presenter.load()
    let later = try #require(view.content?.guides.last?.steps[1].file)

    #expect(file.contains("url = \"https://tasks.example.org/dav/\"\n"))
    #expect(file.contains("username = \"you@example.org\"\n"))
    #expect(file.contains("\npassword = \"\(password)\"\n"))
    #expect(later.contains("\npassword.fetch = [\"prompt\", \"Hibi\"]\n"))
    #expect(!later.contains(password))
  }

  @Test func `makes a profile without a password`() async throws {
    let stage = try await Stage()

    await presenter(stage, at: "tasks.example.org", isSecure: true).makeProfile()

    let profile = try #require(view.profile)
    #expect(profile.user == "you@example.org")
    #expect(profile.principal == "/dav/people/\(stage.account.id.number)/")
    #expect(profile.identifier == "org.example.tasks.hibi.\(stage.account.id.number)")
    #expect(profile.explanation == "Adds your tasks on tasks.example.org to Reminders.")
  }

  private func presenter(
    _ stage: Stage, _ language: Language = .english, at host: String = "localhost:8080",
    isSecure: Bool = false
  ) -> ConnectionPresenter {
    stage.scenes.connection(
      for: stage.person(language),
      at: ServerAddress(authority: host, isSecure: isSecure) ?? .unknown, in: view)
  }
}

final class ConnectionViewSpy: ConnectionView {
  private(set) var content: ConnectionContent?
  private(set) var profile: ConnectionProfile?
  private(set) var notice: Notice?
  private(set) var problem: Problem?
  private(set) var destination: Destination?

  func show(_ content: ConnectionContent) { self.content = content }

  func show(_ profile: ConnectionProfile) { self.profile = profile }

  func show(_ notice: Notice) { self.notice = notice }

  func show(_ problem: Problem) { self.problem = problem }

  func open(_ destination: Destination) { self.destination = destination }
}
