import ICalendar
import TaskCalendar

/// What is wrong with a file of calendars.
extension Words {
  /// With the line as editors count it, and the property.
  func fault(_ error: CalendarObjectError, in text: [UInt8]) -> String {
    let fault = fault(error)
    guard let place = error.place else { return fault }
    let line = place.physicalLine(in: text)
    guard let property = place.property else { return inLine(line, fault) }
    return choose(
      "Line \(line), \(property): \(fault)", "\(line)行目の \(property): \(fault)",
      "\(line)번째 줄의 \(property): \(fault)")
  }

  private func fault(_ error: CalendarObjectError) -> String {
    switch error {
    case .unreadable(let error): fault(error)
    case .noUID:
      choose(
        "The task says nothing, and has no UID by which it could be known again",
        "タスクに内容がなく、識別するUIDもありません", "할 일에 내용이 없고 식별할 UID도 없습니다")
    default:
      choose(
        "This is no iCalendar file: it has no VCALENDAR",
        "VCALENDARがないため、iCalendarファイルではありません", "VCALENDAR가 없어 iCalendar 파일이 아닙니다")
    }
  }

  private func fault(_ error: ReadingError) -> String {
    switch error {
    case .tooLarge(let limit), .tooManyLines(let limit):
      choose(
        "There is more than can be read: \(number(limit))",
        "読み取れる上限(\(number(limit)))を超えています", "읽을 수 있는 한도(\(number(limit)))를 넘습니다")
    case .tooDeep:
      choose("Components stand too deep in others", "コンポーネントの入れ子が深すぎます", "구성 요소의 중첩이 너무 깊습니다")
    case .invalidUTF8: notText
    case .unexpectedEnd(_, let component):
      choose(
        "An END:\(component) has no beginning", "END:\(component) に対応する BEGIN がありません",
        "END:\(component)에 대응하는 BEGIN이 없습니다")
    case .unfinishedComponent(_, let component):
      choose(
        "The \(component) has no end; is the file whole?",
        "\(component) が終わっていません。ファイルが途中で切れていませんか?",
        "\(component)이(가) 끝나지 않았습니다. 파일이 중간에 끊기지 않았나요?")
    case .outsideComponent:
      choose(
        "A property stands in no component", "プロパティがどのコンポーネントにも属していません",
        "속성이 어느 구성 요소에도 속하지 않습니다")
    case .unfinishedQuote:
      choose("A quotation has no end", "引用符が閉じられていません", "따옴표가 닫히지 않았습니다")
    case .controlCharacter, .noColon, .badName, .badParameter:
      choose(
        "This is no line of iCalendar", "iCalendarの行として読み取れません", "iCalendar 줄로 읽을 수 없습니다")
    }
  }
}
