import Domain

/// Makes the first account for the one who has the link.
package final class SetUpPresenter {
  private weak let view: (any SetUpView)?
  private let registration: Registration
  private let zones: any ZoneRules
  private let words: Words

  init(
    view: any SetUpView, registration: Registration, zones: any ZoneRules, words: Words
  ) {
    self.view = view
    self.registration = registration
    self.zones = zones
    self.words = words
  }

  package func load(token: String) async {
    do {
      if try await registration.isInvited(token: token) {
        view?.show(content(token))
      } else {
        view?.show(Problem(RegistrationError.notInvited, in: words))
      }
    } catch {
      view?.show(Problem(error, in: words))
    }
  }

  /// `zone` is what the browser says of itself; UTC stands in for one that is not known here.
  package func setUp(token: String, email: String, password: String, zone: String) async {
    do {
      let name = ZoneName(zone)
      _ = try await registration.setUp(
        token: token, email: email, password: password, zone: zones.knows(name) ? name : .utc,
        language: nil)
      view?.open(.login)
    } catch RegistrationError.notInvited {
      view?.show(Problem(RegistrationError.notInvited, in: words))
    } catch {
      view?.show(content(token))
      view?.show(Problem(error, in: words))
    }
  }

  private func content(_ token: String) -> SetUpContent {
    SetUpContent(token: token, minimumPasswordLength: Registration.minimumPasswordLength)
  }
}
