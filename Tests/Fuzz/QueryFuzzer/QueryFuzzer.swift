import Domain
import QueryLanguage

/// What must hold for any text: it is read in one way or refused with a place in it.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let lists = ["Work", "Work trips", "仕事", "회사"].enumerated().map {
    QueryContext.List(id: .init($0.offset), title: $0.element)
  }
  for language in Language.allCases {
    let person = Person(account: .init(1), language: language, zone: .utc)
    let now = Instant(milliseconds: 1_796_031_000_000)
    let day = Day(for: person, at: now, zones: UniversalTime())
    let reader = QueryLanguage(in: QueryContext(day: day, lists: lists))
    do {
      let filter = try reader.parse(text)
      let again = try reader.parse(text)
      precondition(again == filter, "one text is read in one way")
      _ = (filter.scope, filter.narrowing)
    } catch {
      precondition(!error.range.isEmpty, "an error has a place")
      precondition(error.range.lowerBound >= 0, "in the text")
      precondition(error.range.upperBound <= text.utf8.count, "in the text")
    }
  }
  return 0
}
