import Arguments
import Domain
import Presentation
import Terminal

/// One command on its way: what was asked, and what it works with.
struct RunningCommand {
  let invocation: Invocation
  let program: Command
  let console: Console
  let surroundings: Surroundings
  let parts: Parts

  var words: Words { console.words }

  func run() async throws(Failure) {
    switch invocation.command.first {
    case "tags", "views", "trash", "lists": try await organize()
    case "account": try await account()
    case "backup", "restore", "check": try await archive()
    case "export": try await exportTasks()
    case "import": try await importTasks()
    case "serve": try serve()
    case "weather": try await weather()
    case "completions", "manual": shell()
    case "__complete": try await complete()
    case "help": console.showHelp(of: invocation.operands("command"), in: program)
    default: try await runOnTasks()
    }
  }

  private func runOnTasks() async throws(Failure) {
    switch invocation.command.first {
    case "add": try await add()
    case "list": try await list()
    case "search": try await search()
    case "today": try await report(.view("today"))
    case "show": try await show()
    case "history": try await history()
    case "edit": try await edit()
    case "done": try await change { await $0.complete($1) }
    case "cancel": try await change { await $0.cancel($1) }
    case "reopen": try await change { await $0.reopen($1) }
    case "delete": try await change { await $0.delete($1) }
    case "undo": try await perform { await $0.undo() }
    case "redo": try await perform { await $0.redo() }
    case "stats": try await stats()
    case "plan": try await plan()
    case "start": try await startTimer()
    case "stop": try await stopTimer()
    default: console.showHelp(of: invocation.command, in: program)
    }
  }

  private func organize() async throws(Failure) {
    switch invocation.command.joined(separator: " ") {
    case "tags": try await tags()
    case "tags rename": try await renameTag()
    case "tags delete": try await deleteTag()
    case "tags color": try await colorTag()
    case "views": try await views()
    case "views show": try await report(.view(invocation.text("view")))
    case "views save": try await saveView()
    case "views delete": try await deleteView()
    case "trash": try await report(.view("trash"))
    case "trash restore": try await change { await $0.restore($1) }
    case "lists": try await lists()
    case "lists add": try await addList()
    case "lists rename": try await renameList()
    case "lists delete": try await deleteList()
    default: console.showHelp(of: invocation.command, in: program)
    }
  }

  /// Where the database is.
  func databasePath() throws(Failure) -> String {
    guard let path = invocation.value(of: "database") ?? surroundings.databasePath
    else { throw Failure(words.noHome) }
    return path
  }

  /// The scenes over the database, which is opened now.
  func openScenes() throws(Failure) -> (storage: Storage, scenes: Scenes) {
    let path = try databasePath()
    do {
      let storage = try parts.open(path)
      let scenes = Scenes(
        store: storage.tasks, accounts: storage.accounts, secrets: parts.secrets,
        clock: parts.clock, zones: parts.zones,
        weather: WeatherSupply(
          model: parts.weather(storage.forecasts), store: storage.forecasts))
      return (storage, scenes)
    } catch {
      throw Failure(Problem(error, in: words).message)
    }
  }

  /// The scenes over the database and the one for whom they are shown: the account that was named,
  /// or the first, made now if there is none.
  func openSession() async throws(Failure) -> Session {
    let (storage, scenes) = try openScenes()
    let account = try await account(in: storage)
    let language = account.language ?? surroundings.language
    if language != words.language { console.speak(language) }
    return Session(
      scenes: scenes, objects: storage.objects,
      person: Person(
        account: account.id, language: language, zone: account.zone, dayStart: account.dayStart,
        dateOrder: surroundings.dateOrder, units: surroundings.units))
  }

  private func account(in storage: Storage) async throws(Failure) -> Account {
    do {
      if let text = invocation.value(of: "account") ?? surroundings.account {
        guard let email = EmailAddress(text),
          let account = try await storage.accounts.account(withEmail: email)
        else { throw Failure(words.noAccount(text)) }
        return account
      }
      let registration = Registration(
        accounts: storage.accounts, tasks: storage.tasks, secrets: parts.secrets,
        clock: parts.clock)
      return try await registration.firstAccount(zone: parts.localZone())
    } catch {
      switch error {
      case let failure as Failure: throw failure
      case let error as AccountError: throw Failure(Problem(error, in: words).message)
      case let error as RegistrationError: throw Failure(Problem(error, in: words).message)
      default: throw Failure(String(describing: error))
      }
    }
  }
}

/// The scenes over an open database, and the one for whom they are shown.
struct Session {
  let scenes: Scenes
  let objects: any CalendarStore
  let person: Person
}
