import UnicodeText

/// A part of a text that stays on one line.
struct Chunk: Equatable {
  var text: String
  /// Whether a space was before it, which is gone at the start of a line.
  let follows: Separator

  enum Separator: Equatable {
    case space
    case nothing
  }
}

/// The parts of a text between which a line can end.
///
/// That is at spaces, and between characters of Japanese and Chinese, which put none, but not
/// before what may not begin a line there nor after what may not end one (JIS X 4051). Korean puts
/// spaces between its words and is broken there.
func chunks(of text: String) -> [Chunk] {
  var chunks: [Chunk] = []
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    var separator = Chunk.Separator.space
    var current = ""
    for character in word {
      if let last = current.last, canBreak(between: last, and: character) {
        chunks.append(Chunk(text: current, follows: separator))
        current = ""
        separator = .nothing
      }
      current.append(character)
    }
    chunks.append(Chunk(text: current, follows: separator))
  }
  return chunks
}

/// `text` in lines of at most `columns`, wider only where a part is.
func wrapped(_ text: String, columns: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var width = 0
  for chunk in chunks(of: text) {
    let chunkWidth = displayWidth(of: chunk.text)
    let gap = chunk.follows == .space && !line.isEmpty ? 1 : 0
    if !line.isEmpty, width > columns - gap - chunkWidth {
      lines.append(line)
      line = chunk.text
      width = chunkWidth
    } else {
      line += (gap == 1 ? " " : "") + chunk.text
      width += gap + chunkWidth
    }
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}

private func canBreak(between left: Character, and right: Character) -> Bool {
  guard isUnspaced(left) || isUnspaced(right) else { return false }
  return !"（「『【〔".contains(left) && !"、。，．：；！？）」』】〕・ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)".contains(right)
}

/// Whether the character is of a script that puts no spaces between words.
private func isUnspaced(_ character: Character) -> Bool {
  guard let scalar = character.unicodeScalars.first else { return false }
  return switch scalar.value {
  case 0x3000...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60,
    0x2_0000...0x3_FFFF:
    true
  default: false
  }
}
