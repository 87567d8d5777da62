import Domain
import HTTP
import Presentation
import Testing

@testable import Web

@Suite struct DestinationTests {
  @Test(arguments: [
    (Destination.home, "/"), (.login, "/login"), (.setUp(token: "a b&c"), "/setup?token=a%20b%26c"),
    (.taskLists, "/lists"), (.taskList(.init(7)), "/lists/7"), (.task(.init(12)), "/tasks/12"),
    (.account, "/account"), (.connection, "/connect"),
    (.lookBack(.month), "/look-back"), (.lookBack(.days(7)), "/look-back?days=7"),
    (.lookBack(.weeks(12)), "/look-back?weeks=12"),
    (.tags, "/tags"), (.view(.today), "/views/today"), (.view(.noDate), "/views/nodate"),
    (.view(.trash), "/views/trash"), (.search(""), "/search"),
    (.search("#家 due<=fri"), "/search?q=%23%E5%AE%B6%20due%3C%3Dfri"),
    (.savedView("a/b & c"), "/views?name=a%2Fb%20%26%20c"),
  ])
  func `a destination is printed to a path and read from it`(
    _ destination: Destination, _ path: String
  ) {
    #expect(destination.path == path)
    #expect(Destination(path: path) == destination)
  }

  @Test(arguments: [
    "", "//", "/lists/0", "/lists/01", "/lists/-1", "/lists/1/", "/lists/9999999999999999999",
    "/views", "/views/", "/views/Today", "/views/today/1", "/views?name=", "/tasks/1/restoration",
    "/tasks", "/tasks/x", "/tasks/1/completion", "/undo", "/LOGIN", "/assets/1/hibi.js",
  ])
  func `what shows nothing is no destination`(_ path: String) {
    #expect(Destination(path: path) == nil)
  }

  @Test func `a place says from which task on a list is shown`() {
    let place = Place(.taskList(.init(3)), after: .init(40))

    #expect(place.address == "/lists/3?after=40")
    #expect(Place(address: "/lists/3?after=40") == place)
    #expect(place.address(with: [("change", "9")]) == "/lists/3?after=40&change=9")
  }

  @Test func `a place in what was found keeps the query`() {
    let place = Place(.search("a&b"), after: .init(40))

    #expect(place.address == "/search?q=a%26b&after=40")
    #expect(Place(address: place.address) == place)
    #expect(place.fields.map(\.name) == ["q", "after"])
    #expect(place.fields.map(\.value) == ["a&b", "40"])
  }

  @Test(arguments: [
    "https://evil.example/", "//evil.example", "//evil.example/lists/1", "/\\evil.example",
    "javascript:alert(1)", "/lists/1%0d%0aX:1", "\\\\evil", "http:lists/1",
  ])
  func `a place is never on another site`(_ address: String) {
    #expect(Place(address: address) == nil)
  }
}
