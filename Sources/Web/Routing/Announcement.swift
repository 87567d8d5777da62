import Presentation

/// What is said on a page of something done before, when no change of the log tells of it.
enum Announcement: String {
  case loggedIn = "login"
  case accountMade = "account"
  case passwordChanged = "password"
  case settingsSaved = "settings"
  case taskSaved = "task"
  case appPasswordRevoked = "revoked"
  case weatherSet = "place"
  case weatherTurnedOff = "no-place"

  func notice(in words: Words) -> Notice {
    switch self {
    case .loggedIn: Notice(message: words.loginSucceeded)
    case .accountMade: Notice(message: words.setUpDone)
    case .passwordChanged: Notice(message: words.passwordChanged)
    case .settingsSaved: Notice(message: words.settingsSaved)
    case .taskSaved: Notice(message: words.taskSaved)
    case .appPasswordRevoked: Notice(message: words.appPasswordIsRevoked)
    case .weatherSet: Notice(message: words.weatherIsSet)
    case .weatherTurnedOff: Notice(message: words.weatherIsTurnedOff)
    }
  }
}
