import HTML
import Testing

@Suite struct MarkupTests {
  @Test func `nests elements as their scopes do`() {
    let list = Markup.fragment { markup in
      markup.ul {
        for title in ["one", "two"] {
          markup.li {
            markup.span(text: title)
            markup.text("!")
          }
        }
      }
    }

    #expect(list.text == "<ul><li><span>one</span>!</li><li><span>two</span>!</li></ul>")
  }

  @Test func `writes attributes in their order`() {
    let link = Markup.fragment { markup in
      markup.a(.id("x"), .class("title big"), .href("/tasks/1?a=b"), .data("id", 12), text: "go")
    }

    #expect(
      link.text == #"<a id="x" class="title big" href="/tasks/1?a=b" data-id="12">go</a>"#)
  }

  @Test func `gives void elements no end`() {
    let fields = Markup.fragment { markup in
      markup.input(.type("text"), .name("title"))
      markup.br()
    }

    #expect(fields.text == #"<input type="text" name="title"><br>"#)
  }

  @Test func `closes an element that has nothing in it`() {
    let script = Markup.fragment { $0.script(.type("module"), .src("/app.js")) }

    #expect(script.text == #"<script type="module" src="/app.js"></script>"#)
  }

  @Test func `writes a boolean attribute when it holds, by its name alone`() {
    let buttons = Markup.fragment { markup in
      markup.button(.disabled(), text: "a")
      markup.button(.disabled(false), .named("formnovalidate", if: true), text: "b")
    }

    #expect(
      buttons.text == "<button disabled>a</button><button formnovalidate>b</button>")
  }

  @Test func `says states of ARIA in words`() {
    let buttons = Markup.fragment { markup in
      markup.button(.aria("pressed", false), .aria("label", "Done"))
      markup.button(.aria("current", true).when(false))
    }

    #expect(
      buttons.text
        == #"<button aria-pressed="false" aria-label="Done"></button><button></button>"#)
  }

  @Test func `joins the styles that are there`() {
    let row = Markup.fragment { markup in
      markup.li(.classes("task", ("done", true), ("late", false), ("new", true)))
    }

    #expect(row.text == #"<li class="task done new"></li>"#)
  }

  @Test func `takes as many attributes as a field can need`() {
    let field = Markup.fragment { markup in
      markup.input(
        .type("email"), .id("a"), .name("b"), .value("c"), .class("d"), .placeholder("e"),
        .autocomplete("username"), .inputmode("email"), .maxlength(254), .required(), .autofocus(),
        .aria("describedby", "f"))
    }

    #expect(
      field.text
        == #"<input type="email" id="a" name="b" value="c" class="d" placeholder="e" "#
        + #"autocomplete="username" inputmode="email" maxlength="254" required autofocus "#
        + #"aria-describedby="f">"#)
  }

  @Test func `begins a document with its type`() {
    let page = Markup.document(.lang("ja")) { markup in
      markup.head { markup.title(text: "予定") }
      markup.body { markup.main(.id("main")) }
    }

    #expect(
      page.text == "<!doctype html>\n<html lang=\"ja\"><head><title>予定</title></head>"
        + "<body><main id=\"main\"></main></body></html>")
  }

  @Test func `keeps a line's end that comes first in a field of text`() {
    let field = Markup.fragment { $0.textarea(.name("notes"), text: "\nsecond line") }

    #expect(field.text == "<textarea name=\"notes\">\n\nsecond line</textarea>")
  }

  @Test func `writes elements of other vocabularies by name`() {
    let drawing = Markup.fragment { markup in
      markup.element("svg")(.named("viewBox", "0 0 9 9")) {
        markup.raw("<path d=\"M0 0h9\"/>")
      }
    }

    #expect(drawing.text == #"<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>"#)
  }

  @Test func `puts a fragment in as it is`() {
    let title = Markup.fragment { $0.em(text: "a < b") }

    let whole = Markup.fragment { markup in
      markup.p { markup.append(title) }
    }

    #expect(whole.text == "<p><em>a &lt; b</em></p>")
  }

  @Test(arguments: [0, 1, 255, 256, 257, 5000, 100_000])
  func `grows as far as it has to`(length: Int) {
    let text = String(repeating: "&", count: length)

    let fragment = Markup.fragment(capacity: 1) { markup in
      markup.p(.title(text), text: text)
    }

    let escaped = String(repeating: "&amp;", count: length)
    #expect(fragment.text == "<p title=\"\(escaped)\">\(escaped)</p>")
  }
}
