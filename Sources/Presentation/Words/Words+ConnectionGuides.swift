/// How programs are connected, in the words that they use themselves.
extension Words {
  var guideToPhones: String {
    choose("iPhone, iPad: Reminders", "iPhone、iPad: リマインダー", "iPhone, iPad: 미리 알림")
  }
  var stepsOnPhones: [String] {
    [
      choose(
        "Open this page in Safari on the device, and download the profile.",
        "端末の Safari でこのページを開き、プロファイルをダウンロードします。",
        "기기의 Safari에서 이 페이지를 열고 프로파일을 다운로드합니다."),
      choose(
        "In Settings, tap “Profile Downloaded”, then “Install”. Enter an app password when asked.",
        "「設定」で「プロファイルがダウンロードされました」→「インストール」をタップし、求められたらアプリパスワードを入力します。",
        "설정에서 ‘프로파일이 다운로드됨’ → ‘설치’를 탭하고, 요청하면 앱 비밀번호를 입력합니다."),
      choose(
        "Or by hand: Settings → Apps → Reminders → Reminders Accounts → Add Account → Other → Add CalDAV Account. The server is the address.",
        "手動の場合: 「設定」→「アプリ」→「リマインダー」→「リマインダーアカウント」→「アカウントを追加」→「その他」→「CalDAVアカウントを追加」。「サーバ」にはアドレスを入力します。",
        "직접 추가하려면: 설정 → 앱 → 미리 알림 → 미리 알림 계정 → 계정 추가 → 기타 → CalDAV 계정 추가. ‘서버’에는 주소를 입력합니다."),
    ]
  }

  var guideToMacs: String { choose("Mac: Reminders", "Mac: リマインダー", "Mac: 미리 알림") }
  func stepsOnMacs(host: String, path: String, port: Int) -> [String] {
    [
      choose(
        "Download the profile and open it.", "プロファイルをダウンロードして開きます。",
        "프로파일을 다운로드하여 엽니다."),
      choose(
        "Install it in System Settings → General → Device Management. Enter an app password when asked.",
        "「システム設定」→「一般」→「デバイス管理」でインストールし、求められたらアプリパスワードを入力します。",
        "시스템 설정 → 일반 → 기기 관리에서 설치하고, 요청하면 앱 비밀번호를 입력합니다."),
      choose(
        "Or by hand: System Settings → Internet Accounts → Add Account → Add Other Account → CalDAV Account, of the type Advanced. Server address: \(host), server path: \(path), port: \(port).",
        "手動の場合: 「システム設定」→「インターネットアカウント」→「アカウントを追加」→「その他のアカウントを追加」→「CalDAVアカウント」で、アカウントの種類は「詳細」。サーバアドレス: \(host)、サーバパス: \(path)、ポート: \(port)。",
        "직접 추가하려면: 시스템 설정 → 인터넷 계정 → 계정 추가 → 기타 계정 추가 → CalDAV 계정, 계정 유형은 ‘고급’. 서버 주소: \(host), 서버 경로: \(path), 포트: \(port)."
      ),
    ]
  }

  var stepsInTasksOrg: [String] {
    [
      choose(
        "In Tasks.org, open Settings → Add account → CalDAV.",
        "Tasks.org で「設定」→「アカウントを追加」→「CalDAV」を開きます。",
        "Tasks.org에서 설정 → 계정 추가 → CalDAV를 엽니다."),
      enterAll,
      choose(
        "Save. Your lists appear in its menu.", "保存すると、メニューにリストが表示されます。",
        "저장하면 메뉴에 목록이 나타납니다."),
    ]
  }

  var guideToDAVx5: String {
    choose(
      "DAVx⁵, with Tasks.org or jtx Board", "DAVx⁵ と Tasks.org または jtx Board",
      "DAVx⁵와 Tasks.org 또는 jtx Board")
  }
  var stepsInDAVx5: [String] {
    [
      choose(
        "Install Tasks.org or jtx Board first, then DAVx⁵.",
        "先に Tasks.org か jtx Board を、次に DAVx⁵ をインストールします。",
        "먼저 Tasks.org나 jtx Board를, 그다음 DAVx⁵를 설치합니다."),
      choose(
        "In DAVx⁵, tap + and choose “Login with URL and user name”.",
        "DAVx⁵ で + をタップし、「URL とユーザー名でログイン」を選びます。",
        "DAVx⁵에서 +를 탭하고 ‘URL과 사용자 이름으로 로그인’을 선택합니다."),
      enterAll,
      choose(
        "On the account's CalDAV tab, tick the lists that you want on the device.",
        "アカウントの「CalDAV」タブで、同期するリストにチェックを付けます。",
        "계정의 ‘CalDAV’ 탭에서 동기화할 목록을 선택합니다."),
    ]
  }

  var stepsInThunderbird: [String] {
    [
      choose(
        "On the Calendar tab, choose New Calendar → On the Network.",
        "「カレンダー」タブで「新しいカレンダー」→「ネットワークのカレンダー」を選びます。",
        "‘달력’ 탭에서 새 달력 → 네트워크를 선택합니다."),
      choose(
        "Enter the user name, and the address as the location. Choose Find Calendars, and enter an app password when asked.",
        "ユーザー名と、「場所」にアドレスを入力して「カレンダーを検索」を選び、求められたらアプリパスワードを入力します。",
        "사용자 이름과, ‘위치’에 주소를 입력하고 ‘달력 찾기’를 선택한 다음, 요청하면 앱 비밀번호를 입력합니다."),
      choose(
        "Subscribe to your lists. Their tasks are on the Tasks tab.",
        "リストを購読すると、「ToDo」タブにタスクが表示されます。",
        "목록을 구독하면 ‘할 일’ 탭에 나타납니다."),
    ]
  }

  var guideToGNOME: String {
    choose("GNOME, Evolution", "GNOME、Evolution", "GNOME과 Evolution")
  }
  var stepsInGNOME: [String] {
    [
      choose(
        "In Evolution, choose File → New → Task List, of the type CalDAV.",
        "Evolution で「ファイル」→「新規」→「タスク一覧」を開き、種類に「CalDAV」を選びます。",
        "Evolution에서 파일 → 새로 만들기 → 작업 목록을 열고 종류로 CalDAV를 선택합니다."),
      choose(
        "Enter the address as the URL, and the user name. Choose Find Task Lists, enter an app password, and pick a list.",
        "「URL」にアドレスを、続けてユーザー名を入力して「タスク一覧を検索」を選び、アプリパスワードを入力してリストを選びます。",
        "‘URL’에 주소를, 이어서 사용자 이름을 입력하고 ‘작업 목록 찾기’를 선택한 다음, 앱 비밀번호를 입력하고 목록을 고릅니다."),
      choose(
        "From GNOME 46 on, Settings → Online Accounts → “Calendar, Contacts and Files” takes the same, for all programs at once.",
        "GNOME 46 以降では、「設定」→「オンラインアカウント」→「カレンダー、連絡先、ファイル」で同じ内容を一度に設定できます。",
        "GNOME 46부터는 설정 → 온라인 계정 → ‘달력, 연락처, 파일’에서 같은 내용을 한 번에 설정할 수 있습니다."),
    ]
  }

  var guideToTerminals: String {
    choose("vdirsyncer and todoman", "vdirsyncer と todoman", "vdirsyncer와 todoman")
  }
  func installClients(_ command: String) -> String {
    choose(
      "Install both, on Debian with: \(command)", "両方をインストールします。Debian の場合: \(command)",
      "둘 다 설치합니다. Debian에서는: \(command)")
  }
  func saveFile(_ path: String) -> String {
    choose("Save this as \(path):", "次の内容を \(path) に保存します。", "다음 내용을 \(path)에 저장합니다.")
  }
  func firstRun(_ commands: [String]) -> String {
    choose(
      "Run: \(commands.joined(separator: ", then "))",
      "順に実行します: \(commands.joined(separator: "、"))",
      "차례로 실행합니다: \(commands.joined(separator: ", "))")
  }

  private var enterAll: String {
    choose(
      "Enter the address as the URL, the user name, and an app password.",
      "「URL」にアドレスを、続けてユーザー名とアプリパスワードを入力します。",
      "‘URL’에 주소를, 이어서 사용자 이름과 앱 비밀번호를 입력합니다.")
  }
}
