/// What the server says on the terminal that started it. Its log and its measures are English.
extension Words {
  package var serverSummary: String {
    choose(
      "Serve Hibi to browsers", "ブラウザー向けに Hibi を提供します",
      "브라우저에 Hibi를 제공합니다")
  }
  package var listenSummary: String {
    choose(
      "Where to listen (127.0.0.1:8080)", "待ち受けるアドレス(既定は 127.0.0.1:8080)",
      "수신할 주소(기본값 127.0.0.1:8080)")
  }
  package var serverDatabaseSummary: String {
    choose("The file that keeps everything", "データを保存するファイル", "데이터를 보관할 파일")
  }
  package var proxySummary: String {
    choose(
      "A reverse proxy whose word is taken for a visitor's address and encryption",
      "訪問者のアドレスと暗号化について信頼するリバースプロキシ",
      "방문자의 주소와 암호화 정보를 믿을 리버스 프록시")
  }
  package var serverHelpSummary: String {
    choose("Show this help", "このヘルプを表示", "이 도움말 표시")
  }
  package var serverVersionSummary: String {
    choose("Show the version", "バージョンを表示", "버전 표시")
  }
  package var serverUsage: String { choose("Usage", "使い方", "사용법") }
  package var serverOptions: String { choose("Options", "オプション", "옵션") }

  /// Before the address of the form for the first account.
  package var serverInvites: String {
    choose(
      "Make the first account here. The link works once:",
      "次のリンクから最初のアカウントを作成してください(使えるのは一度だけです):",
      "다음 링크에서 첫 번째 계정을 만드세요(한 번만 쓸 수 있습니다):")
  }
  /// Before the address that is to be opened in a browser.
  package var serverListens: String {
    choose("Hibi is ready at", "Hibi の準備ができました:", "Hibi를 사용할 수 있습니다:")
  }
  package func notListenable(_ text: String) -> String {
    choose(
      "“\(text)” is no address to listen on. It looks like 127.0.0.1:8080 or [::1]:8080.",
      "「\(text)」は待ち受けるアドレスとして使えません(例: 127.0.0.1:8080、[::1]:8080)。",
      "‘\(text)’은(는) 수신할 주소가 아닙니다(예: 127.0.0.1:8080, [::1]:8080).")
  }

  /// A variable of the environment that has a value which can't be.
  package func wrongVariable(_ name: String, _ value: String) -> String {
    choose(
      "\(name) is “\(value)”, which can’t be used.",
      "\(name) の値「\(value)」は使えません。",
      "\(name)의 값 ‘\(value)’은(는) 쓸 수 없습니다.")
  }

  package func noProxy(_ text: String) -> String {
    choose(
      "“\(text)” is neither an address nor a range of them. It looks like 127.0.0.1 or 10.0.0.0/8.",
      "「\(text)」はアドレスでもその範囲でもありません(例: 127.0.0.1、10.0.0.0/8)。",
      "‘\(text)’은(는) 주소도 주소 범위도 아닙니다(예: 127.0.0.1, 10.0.0.0/8).")
  }

  package func wrongServerUsage(_ argument: String) -> String {
    choose(
      "“\(argument)” can’t be used here", "「\(argument)」はここでは使えません",
      "‘\(argument)’은(는) 여기에서 쓸 수 없습니다")
  }
}
