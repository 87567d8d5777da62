package func trimmed(_ text: String) -> String { text }
package func isBlank(_ text: String) -> Bool { text.isEmpty }
package func collationKey(_ text: String) -> [UInt8] { Array(text.utf8) }
