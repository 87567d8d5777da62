internal import Synchronization

/// Who is there now: objects that come and go on several threads, each with a place of its own.
final class Roster<Member: AnyObject & Sendable>: Sendable {
  private struct Places {
    var members: [Member?] = []
    var free: [Int] = []
  }

  private let places = Mutex(Places())

  /// The place to leave again.
  func enter(_ member: Member) -> Int {
    places.withLock { places in
      if let place = places.free.popLast() {
        places.members[place] = member
        return place
      }
      places.members.append(member)
      return places.members.count - 1
    }
  }

  func leave(_ place: Int) {
    places.withLock { places in
      places.members[place] = nil
      places.free.append(place)
    }
  }

  var count: Int {
    places.withLock { $0.members.count - $0.free.count }
  }

  var members: [Member] {
    places.withLock { $0.members.compactMap(\.self) }
  }

  /// Does something with each member, none of which can leave meanwhile.
  func holdingEach(_ body: (Member) -> Void) {
    places.withLock { places in
      for case let member? in places.members {
        body(member)
      }
    }
  }
}
