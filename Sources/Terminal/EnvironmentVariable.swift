import Glibc

/// The value of a variable of the environment; nil when it is not set or no UTF-8.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).flatMap { String(validatingCString: $0) }
}
