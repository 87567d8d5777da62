import Glibc

/// What the system calls an error, by its `errno`.
func systemMessage(_ code: Int32) -> String {
  guard let text = unsafe strerror(code) else { return "errno \(code)" }
  return unsafe String(cString: text)
}
