import CSodium

/// The library itself, prepared once, at the first use and not at the program's start.
enum Library {
  static let isReady = sodium_init() >= 0
}
