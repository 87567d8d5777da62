import Domain
import MemoryStorage
import Testing

extension Sitting {
  func task(_ number: Int) async throws -> TaskItem {
    let account = try #require(try await store.accounts().first)
    return try await store.task(.init(number), for: account.id)
  }
}

func day(_ iso: String) throws -> CalendarDate { try #require(CalendarDate(iso: iso)) }

func moment(_ iso: String) throws -> LocalDateTime { try #require(LocalDateTime(iso: iso)) }
