import Glibc
import Testing

@testable import Terminal

/// One after the other: signals are the whole process's.
@Suite(.serialized) struct PasswordPromptTests {
  @Test func `does not show what is typed`() throws {
    let terminal = try #require(PseudoTerminal())
    let asking = ask(on: terminal)

    #expect(terminal.shown(until: "Password: ") == "Password: ")
    #expect(!terminal.showsInput)
    terminal.type("秘密 🗝️\n")

    #expect(asking.value == .success("秘密 🗝️"))
    #expect(terminal.showsInput)
    #expect(terminal.shown(until: "\n") == "\r\n")
  }

  @Test func `says when no line comes`() throws {
    let terminal = try #require(PseudoTerminal())
    let asking = ask(on: terminal)

    _ = terminal.shown(until: "Password: ")
    terminal.type("\u{4}")

    #expect(asking.value == .failure(.ended))
    #expect(terminal.showsInput)
  }

  @Test func `gives a signal on with the terminal as it was, and asks again`() throws {
    let terminal = try #require(PseudoTerminal())
    let before = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, before) }
    let asking = ask(on: terminal)

    _ = terminal.shown(until: "Password: ")
    kill(getpid(), SIGHUP)
    #expect(terminal.shown(until: "Password: ") == "\r\nPassword: ")
    terminal.type("secret\n")

    #expect(asking.value == .success("secret"))
  }

  @Test func `says when there is no terminal`() throws {
    let terminal = try #require(PseudoTerminal())
    let prompt = PasswordPrompt(input: terminal.descriptor, device: "/dev/null")
    let missing = PasswordPrompt(input: terminal.descriptor, device: "/dev/none")

    #expect(throws: InputError.noTerminal) { try prompt.password("Password: ") }
    #expect(throws: InputError.noTerminal) { try missing.password("Password: ") }
  }

  @Test func `takes one line of other input and leaves the rest`() throws {
    let pipe = Pipe()
    pipe.give(Array("first\r\nsecond\n".utf8))
    let prompt = PasswordPrompt(input: pipe.reader, device: "/dev/none")

    #expect(try prompt.password("Password: ") == "first")
    #expect(try prompt.password("Password: ") == "second")
    #expect(throws: InputError.ended) { try prompt.password("Password: ") }
  }

  private func ask(on terminal: PseudoTerminal) -> Worker<Result<String, InputError>> {
    let prompt = PasswordPrompt(input: terminal.descriptor, device: terminal.path)
    return Worker {
      do throws(InputError) {
        return .success(try prompt.password("Password: "))
      } catch {
        return .failure(error)
      }
    }
  }
}
