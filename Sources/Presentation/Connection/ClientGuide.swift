import Domain

/// How one program is connected, step by step.
package struct ClientGuide: Equatable, Sendable {
  package struct Step: Equatable, Sendable {
    package let text: String
    /// The content of a file that the step is about.
    package let file: String?

    init(_ text: String, file: String? = nil) {
      self.text = text
      self.file = file
    }
  }

  /// To link to it.
  package let id: String
  package let title: String
  package let steps: [Step]
  /// Whether the program takes a profile.
  package let takesProfile: Bool

  /// What the steps are about.
  struct Facts {
    let server: ServerAddress
    let account: Account.ID
    let user: String
    /// Nil unless it was made just now.
    let password: String?
  }

  private init(
    _ id: String, _ title: String, _ steps: [Step], takesProfile: Bool = false
  ) {
    self.id = id
    self.title = title
    self.steps = steps
    self.takesProfile = takesProfile
  }

  static func all(for facts: Facts, in words: Words) -> [ClientGuide] {
    let server = facts.server
    return [
      ClientGuide(
        "ios", words.guideToPhones, words.stepsOnPhones.map { Step($0) }, takesProfile: true),
      ClientGuide(
        "macos", words.guideToMacs,
        words.stepsOnMacs(
          host: server.host, path: CalDAVPath.principal(of: facts.account), port: server.port
        ).map { Step($0) }, takesProfile: true),
      ClientGuide("tasks-org", "Tasks.org", words.stepsInTasksOrg.map { Step($0) }),
      ClientGuide("davx5", words.guideToDAVx5, words.stepsInDAVx5.map { Step($0) }),
      ClientGuide("thunderbird", "Thunderbird", words.stepsInThunderbird.map { Step($0) }),
      ClientGuide("gnome", words.guideToGNOME, words.stepsInGNOME.map { Step($0) }),
      ClientGuide(
        "vdirsyncer", words.guideToTerminals,
        [
          Step(words.installClients("apt install vdirsyncer todoman")),
          Step(
            words.saveFile("~/.config/vdirsyncer/config"), file: VdirsyncerFile(facts).text),
          Step(
            words.saveFile("~/.config/todoman/config.py"),
            file: "path = \"\(VdirsyncerFile.folder)*\"\n"),
          Step(words.firstRun(["vdirsyncer discover hibi", "vdirsyncer sync", "todo"])),
        ]),
    ]
  }
}
