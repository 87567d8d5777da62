/// The version of Hibi, as all its programs say it.
package let version = "0.1.0"

/// The day of that version, as its manual says it.
package let releaseDate = "2026-11-30"
