import Glibc

@testable import Arguments

/// A folder with the sample program's completion scripts, and a program that answers for it.
final class Shells {
  let folder: String

  init?() {
    var template = Array("/tmp/hibi-arguments-XXXXXX".utf8CString)
    let created = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let created else { return nil }
    folder = created
    for shell in Shell.allCases {
      write(sampleProgram.completionScript(for: shell), to: shell.rawValue)
    }
    // What `hibi __complete` would print.
    write(
      """
      #!/bin/sh
      case "$1 $2" in
        "__complete lists") printf '%s\\n' "Home" "Home improvement" "It's: a" "買い物" ;;
        "__complete tasks") printf '12\\tBuy milk\\n123\\t청소하기\\n' ;;
      esac

      """, to: "hibi")
    chmod("\(folder)/hibi", 0o755)
  }

  deinit {
    _ = run("rm -r \(folder)")
  }

  func write(_ text: String, to name: String) {
    guard let file = fopen("\(folder)/\(name)", "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  /// What a line of shell prints, on standard output and standard error.
  func run(_ line: String) -> String {
    let command = "cd \(folder) && export LC_ALL=C.UTF-8 PATH=\(folder):$PATH && { \(line)\n} 2>&1"
    guard let file = popen(command, "r") else { return "" }
    defer { pclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
