import HTTP
import Testing

@Suite struct ServerSentEventTests {
  @Test(arguments: [
    (ServerSentEvent("x"), "data: x\n\n"),
    (ServerSentEvent(""), "data: \n\n"),
    (ServerSentEvent("a\nb"), "data: a\ndata: b\n\n"),
    (ServerSentEvent("a\r\nb\rc\n"), "data: a\ndata: b\ndata: c\ndata: \n\n"),
    (ServerSentEvent("x", event: "change", id: "12"), "event: change\nid: 12\ndata: x\n\n"),
    (ServerSentEvent("x", retry: 2000), "retry: 2000\ndata: x\n\n"),
    (
      ServerSentEvent("x", event: "a\ndata: evil", id: "1\r\n\0"),
      "event: adata: evil\nid: 1\ndata: x\n\n"
    ),
    (ServerSentEvent("牛乳"), "data: 牛乳\n\n"),
  ])
  func `is encoded in lines`(event: ServerSentEvent, lines: String) {
    #expect(String(decoding: event.encoded, as: UTF8.self) == lines)
  }
}
