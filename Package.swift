// swift-tools-version: 6.3

import PackageDescription

/// What every target is built with; the wrappers of C libraries leave out `strictMemorySafety`.
let wrapper: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]
let strict = wrapper + [.strictMemorySafety()]

/// The command line starts in a third of the time when nothing is left to load.
///
/// lld, because the other linker warns of the `dlopen` in SQLite and in Swift's own library, which
/// is never called.
let fullyStatic: [LinkerSetting] = [
  .unsafeFlags(["-static-executable", "-use-ld=lld"], .when(configuration: .release))
]

let package = Package(
  name: "hibi",
  products: [
    .executable(name: "hibi", targets: ["hibi"]),
    .executable(name: "hibi-server", targets: ["hibi-server"]),
  ],
  targets: [
    // What a task is, its rules, and the protocols of what is outside. It imports one leaf that is
    // free of the product: titles are ordered by folded text, and that order is a rule of ours.
    .target(name: "Domain", dependencies: ["UnicodeText"], swiftSettings: strict),

    // What each scene shows and how that is decided, in words of three languages.
    .target(
      name: "Presentation",
      dependencies: [
        "Domain", "ICalendar", "QueryLanguage", "QuickAdd", "TaskCalendar", "UnicodeText",
      ], swiftSettings: strict),

    // Tasks written in one line, in three languages.
    .target(name: "QuickAdd", dependencies: ["Domain", "UnicodeText"], swiftSettings: strict),

    // Which tasks are meant, in a small language for searching and for views.
    .target(
      name: "QueryLanguage", dependencies: ["Domain", "QuickAdd", "UnicodeText"],
      swiftSettings: strict),

    // A task as a calendar object, and what such an object says as a task.
    .target(
      name: "TaskCalendar", dependencies: ["Domain", "ICalendar"], swiftSettings: strict),

    // What conforms to Domain's protocols.
    .target(name: "MemoryStorage", dependencies: ["Domain"], swiftSettings: strict),
    .target(name: "SQLiteStorage", dependencies: ["Domain", "SQLite"], swiftSettings: strict),
    .target(name: "Credentials", dependencies: ["Domain", "Sodium"], swiftSettings: strict),
    .target(name: "TimeZones", dependencies: ["Domain"], swiftSettings: wrapper),
    // Asks services over the network, by Foundation; only the server links it.
    .target(
      name: "WeatherServices", dependencies: ["Domain", "UnicodeText"], swiftSettings: strict),

    // Formats and transports, free of the product.
    .target(name: "HTTP", dependencies: ["CMicroHTTPD", "CZlib"], swiftSettings: wrapper),
    .target(name: "DAV", dependencies: ["HTTP", "XML"], swiftSettings: strict),
    .target(name: "HTML", swiftSettings: strict),
    .target(name: "ICalendar", swiftSettings: strict),
    .target(name: "JSON", swiftSettings: strict),
    .target(name: "Arguments", dependencies: ["UnicodeText"], swiftSettings: strict),
    .target(name: "Terminal", dependencies: ["UnicodeText"], swiftSettings: wrapper),

    // Passive front ends: they see Presentation and Domain, never a storage.
    .target(
      name: "Web", dependencies: ["Domain", "HTML", "HTTP", "Presentation", "QRCode", "WebAssets"],
      swiftSettings: strict),
    .target(
      name: "CalDAV",
      dependencies: ["DAV", "Domain", "HTTP", "ICalendar", "TaskCalendar", "UnicodeText", "XML"],
      swiftSettings: strict),
    // Styles and scripts, as bytes of the program. Compiling them takes a while, so they are apart.
    .target(
      name: "WebAssets",
      resources: [
        "chips.js", "composition.js", "connect.css", "copy.js", "dialogs.js", "drafts.js",
        "fields.css", "hibi.js", "hibi.webmanifest", "icon.svg", "keys.js", "lines.js", "live.js",
        "login.js", "morph.js", "order.js", "page.js", "pages.css", "parts.css", "plan.css",
        "plan.js", "plots.css", "selection.js", "send.js", "style.css", "swipe.js", "typed.js",
        "weather.css", "weather.js",
      ].map { .embedInCode("Assets/\($0)") },
      swiftSettings: strict),
    .target(
      name: "CommandLine",
      dependencies: ["Arguments", "Domain", "JSON", "Presentation", "Terminal", "UnicodeText"],
      swiftSettings: strict),

    // Thin, safe Swift over one C library each.
    .target(name: "ICal", dependencies: ["CLibICal"], swiftSettings: wrapper),
    .target(name: "QRCode", dependencies: ["CQREncode"], swiftSettings: wrapper),
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: wrapper),
    .target(name: "Sodium", dependencies: ["CSodium"], swiftSettings: wrapper),
    .target(name: "UnicodeText", dependencies: ["CUTF8Proc"], swiftSettings: wrapper),
    .target(name: "XML", dependencies: ["CXML"], swiftSettings: wrapper),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CLibICal"),
    .systemLibrary(name: "CMicroHTTPD"),
    .systemLibrary(name: "CQREncode"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CSodium"),
    .systemLibrary(name: "CUTF8Proc"),
    // libxml2's headers stand in a folder that the compiler doesn't search by itself.
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CZlib"),

    // Composition roots: the only targets that see both a storage and a front end.
    .executableTarget(
      name: "hibi",
      dependencies: [
        "CMalloc", "CommandLine", "Credentials", "Domain", "Presentation", "SQLiteStorage",
        "TimeZones",
      ],
      swiftSettings: strict, linkerSettings: fullyStatic),
    .executableTarget(
      name: "hibi-server",
      dependencies: [
        "Arguments", "CalDAV", "CommandLine", "Credentials", "Domain", "HTTP", "Presentation",
        "SQLiteStorage", "Terminal", "TimeZones", "WeatherServices", "Web",
      ],
      swiftSettings: strict),

    // Tests of what a person is shown.
    .testTarget(
      name: "PresentationTests",
      dependencies: ["Domain", "MemoryStorage", "Presentation", "QueryLanguage"],
      swiftSettings: strict),

    .testTarget(
      name: "WebTests", dependencies: ["Domain", "HTTP", "MemoryStorage", "Presentation", "Web"],
      swiftSettings: strict),

    // What tests of several targets share.
    .target(
      name: "TestSupport", path: "Tests/TestSupport", resources: [.copy("Fixtures")],
      swiftSettings: wrapper),

    .testTarget(
      name: "DomainTests", dependencies: ["Domain", "TestSupport"], swiftSettings: strict),

    // What every store promises, and what a database in a file promises besides.
    .testTarget(
      name: "StorageContractTests",
      dependencies: ["Domain", "MemoryStorage", "SQLiteStorage", "TestSupport", "TimeZones"],
      swiftSettings: strict),
    .testTarget(
      name: "SQLiteStorageTests",
      dependencies: ["Domain", "SQLite", "SQLiteStorage", "StorageProbe", "TestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    // A program that does to a database what a test can't do to its own process.
    .executableTarget(
      name: "StorageProbe", dependencies: ["Domain", "SQLiteStorage"], path: "Tests/StorageProbe",
      swiftSettings: wrapper),
    .testTarget(
      name: "CredentialsTests", dependencies: ["Credentials", "Domain", "Sodium"],
      swiftSettings: strict),
    .testTarget(
      name: "TimeZonesTests", dependencies: ["Domain", "TestSupport", "TimeZones"],
      swiftSettings: strict),
    .testTarget(
      name: "WeatherServicesTests", dependencies: ["Domain", "HTTP", "WeatherServices"],
      resources: [.copy("Fixtures")], swiftSettings: wrapper),
    .testTarget(
      name: "SQLiteTests", dependencies: ["SQLite", "TestSupport"], swiftSettings: strict),

    // Tests of the front ends, over a store in memory.
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "Arguments", "CommandLine", "Domain", "MemoryStorage", "Presentation", "Terminal",
        "TestSupport", "UnicodeText",
      ],
      swiftSettings: wrapper),
    .testTarget(
      name: "QuickAddTests", dependencies: ["Domain", "QuickAdd", "TestSupport"],
      swiftSettings: strict),

    .testTarget(
      name: "QueryLanguageTests", dependencies: ["Domain", "QueryLanguage"],
      swiftSettings: strict),

    // Tests of what repeats.
    .testTarget(
      name: "RecurrenceTests", dependencies: ["Domain", "ICal"],
      exclude: ["generate-fixture.py"], resources: [.copy("Fixtures")], swiftSettings: strict),

    // Tests of tasks as calendar objects.
    .testTarget(
      name: "CalDAVTests",
      dependencies: [
        "CalDAV", "Credentials", "DAV", "Domain", "HTTP", "ICalendar", "SQLiteStorage",
        "TaskCalendar", "TestSupport", "TimeZones", "XML",
      ], swiftSettings: strict),
    .testTarget(
      name: "TaskCalendarTests",
      dependencies: ["Domain", "ICalendar", "TaskCalendar", "TestSupport", "TimeZones"],
      swiftSettings: strict),

    // Tests of the parts that are free of the product.
    .testTarget(
      name: "ArgumentsTests", dependencies: ["Arguments", "TestSupport", "UnicodeText"],
      swiftSettings: wrapper),
    .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: strict),
    .testTarget(name: "QRCodeTests", dependencies: ["QRCode"], swiftSettings: strict),
    .testTarget(name: "SodiumTests", dependencies: ["Sodium"], swiftSettings: strict),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: wrapper),
    .testTarget(
      name: "UnicodeTextTests", dependencies: ["TestSupport", "UnicodeText"], swiftSettings: strict),
    .testTarget(
      name: "ICalendarTests", dependencies: ["ICalendar", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "DAVTests", dependencies: ["DAV", "HTTP", "XML"], swiftSettings: strict),
    .testTarget(name: "XMLTests", dependencies: ["XML"], swiftSettings: strict),
    .testTarget(name: "HTMLTests", dependencies: ["HTML"], swiftSettings: strict),
    .testTarget(
      name: "HTTPTests", dependencies: ["CZlib", "HTTP"], swiftSettings: wrapper),
  ]
)

/// Each folder of Tests/Fuzz and what its fuzzer imports.
///
/// They are built by Scripts/fuzz alone, since libFuzzer brings a `main` of its own.
let fuzzers: KeyValuePairs<String, [Target.Dependency]> = [
  "ArgumentsFuzzer": ["Arguments", "CommandLine", "Presentation"],
  "CalDAVFuzzer": [
    "CalDAV", "Credentials", "DAV", "Domain", "HTTP", "MemoryStorage", "TimeZones", "XML",
  ],
  "CalendarFileFuzzer": ["Domain", "TaskCalendar", "TimeZones"],
  "CalendarObjectFuzzer": ["Domain", "TaskCalendar", "TimeZones"],
  "DAVRequestFuzzer": ["DAV", "HTTP", "XML"],
  "DatesFuzzer": ["Domain", "Presentation"],
  "HrefFuzzer": ["DAV", "HTTP"],
  "METNorwayFuzzer": ["Domain", "WeatherServices"],
  "OpenMeteoFuzzer": ["Domain", "WeatherServices"],
  "OpenWeatherMapFuzzer": ["Domain", "WeatherServices"],
  "PlanFuzzer": ["Domain", "Presentation"],
  "PlaceSearchFuzzer": ["Domain", "WeatherServices"],
  "ICalendarFuzzer": ["ICalendar"],
  "RequestFuzzer": ["HTTP"],
  "QueryFuzzer": ["Domain", "QueryLanguage"],
  "QuickAddFuzzer": ["Domain", "QuickAdd"],
  "RecurrenceFuzzer": ["Domain"],
  "UnicodeTextFuzzer": ["UnicodeText"],
]
if Context.environment["HIBI_FUZZ"] != nil {
  // What they don't need is left out, so that one build makes all of them and nothing else.
  var needed: Set<String> = []
  var left = fuzzers.flatMap(\.value)
  while let dependency = left.popLast() {
    guard case .byNameItem(let name, _) = dependency, needed.insert(name).inserted else { continue }
    left += package.targets.first { $0.name == name }?.dependencies ?? []
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
  package.targets += fuzzers.map { name, dependencies in
    .executableTarget(
      name: name, dependencies: dependencies, path: "Tests/Fuzz/\(name)",
      swiftSettings: wrapper + [.unsafeFlags(["-parse-as-library"])])
  }
}
