import Domain
import MemoryStorage
import Presentation
import Testing

@Suite struct LoginViewModelTests {
  @Test func `says nothing at first and keeps the button off`() async throws {
    let model = try await Stage().scenes.login(in: .english, from: "192.0.2.1")

    #expect(model.invalidMessage == nil)
    #expect(!model.isLoginEnabled)
    #expect(!model.isLoginCompleted)
  }

  @Test func `judges each change from the first on, the address first`() async throws {
    let model = try await Stage().scenes.login(in: .english, from: "192.0.2.1")

    model.password = "correct"
    #expect(model.invalidMessage == "Enter your e-mail address")
    model.email = "you@example.org"
    #expect(model.invalidMessage == nil)
    #expect(model.isLoginEnabled)
    model.password = ""

    #expect(model.invalidMessage == "Enter your password")
    #expect(!model.isLoginEnabled)
  }

  @Test func `right credentials complete the login`() async throws {
    let model = try await Stage().scenes.login(in: .english, from: "192.0.2.1")
    model.email = "You@Example.org"
    model.password = "correct"

    await model.login()

    #expect(model.isLoginCompleted)
    #expect(model.sessionToken != nil)
    #expect(model.problem == nil)
  }

  @Test(arguments: [("you@example.org", "wrong"), ("nobody@example.org", "correct"), ("x", "y")])
  func `wrong ones are told without saying which was wrong`(
    _ email: String, _ password: String
  ) async throws {
    let model = try await Stage().scenes.login(in: .english, from: "192.0.2.1")
    model.email = email
    model.password = password

    await model.login()

    #expect(!model.isLoginCompleted)
    #expect(model.sessionToken == nil)
    #expect(
      model.problem
        == Problem(.unauthorized, "The e-mail address or the password is not right"))
  }

  @Test func `a guesser waits, and the owner at another place does not`() async throws {
    let stage = try await Stage()
    for _ in 1...5 { await attempt("wrong", from: "192.0.2.66", on: stage) }

    let guesser = await attempt("correct", from: "192.0.2.66", on: stage)
    let owner = await attempt("correct", from: "192.0.2.1", on: stage)

    #expect(guesser.problem?.kind == .tooMany(retryAfter: 1))
    #expect(guesser.problem?.message == "Too many attempts. Try again in 1 second.")
    #expect(owner.isLoginCompleted)
  }

  @discardableResult
  private func attempt(
    _ password: String, from address: String, on stage: Stage
  ) async -> LoginViewModel {
    let model = stage.scenes.login(in: .english, from: address)
    model.email = "you@example.org"
    model.password = password
    await model.login()
    return model
  }
}
