/// Why libsodium could not do as asked.
package enum SodiumError: Error, Equatable {
  /// The library could not prepare itself (`sodium_init`).
  case notReady
  /// A password could not be hashed with these limits, most often for want of memory.
  case hashingFailed(memoryBytes: Int)
}
