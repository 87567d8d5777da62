"""A browser without scripts, for tests that need no eyes: it reads forms and sends them."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from http.cookies import SimpleCookie
from urllib.parse import urlencode, urljoin, urlsplit

VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    parent: Element | None = None
    children: list[Element | str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "".join(c if isinstance(c, str) else c.text for c in self.children)

    def all(self, tag: str | None = None, **attributes: str) -> Iterator[Element]:
        """What is inside, by tag and attributes; `data_task` stands for `data-task`."""
        wanted = {name.replace("_", "-"): value for name, value in attributes.items()}
        for child in self.children:
            if isinstance(child, str):
                continue
            if tag in (None, child.tag) and wanted.items() <= child.attributes.items():
                yield child
            yield from child.all(tag, **attributes)

    def first(self, tag: str | None = None, **attributes: str) -> Element:
        found = next(self.all(tag, **attributes), None)
        assert found is not None, f"no {tag or 'element'} with {attributes}"
        return found

    def enclosing(self, tag: str) -> Element:
        element: Element | None = self
        while element is not None and element.tag != tag:
            element = element.parent
        assert element is not None, f"not inside a {tag}"
        return element


class Tree(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.root = self.open = Element("document", {})
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs}, self.open)
        self.open.children.append(element)
        if tag not in VOID:
            self.open = element

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.open = self.open.enclosing(tag).parent or self.root

    def handle_data(self, data: str) -> None:
        self.open.children.append(data)


@dataclass
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes
    url: str

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def tree(self) -> Element:
        return Tree(self.text).root

    def element(self, identifier: str, **attributes: str) -> Element:
        """What a test finds by, as SCENES says: an `id`, or a `data-testid` where it repeats."""
        tree = self.tree
        by_id = next(tree.all(id=identifier, **attributes), None)
        return by_id or tree.first(data_testid=identifier, **attributes)


class Client:
    """Keeps cookies, follows redirects, and says of itself what browsers say."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        self.cookies: dict[str, str] = {}
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}

    def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        follow: bool = True,
        **headers: str,
    ) -> Answer:
        url = urljoin(self.address + "/", path)
        parts = urlsplit(url)
        target = parts.path + (f"?{parts.query}" if parts.query else "")
        sent = self.headers | {name.replace("_", "-"): v for name, v in headers.items()}
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        connection = http.client.HTTPConnection(parts.netloc, timeout=20)
        try:
            connection.request(method, target, body, sent)
            response = connection.getresponse()
            answer = Answer(response.status, response.headers, response.read(), url)
        finally:
            connection.close()
        for line in answer.headers.get_all("Set-Cookie") or []:
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name] = morsel.value
                if morsel["max-age"] == "0":
                    del self.cookies[name]
        if follow and answer.status in (301, 302, 303):
            return self.get(urljoin(url, answer.headers["Location"]), **headers)
        return answer

    def get(self, path: str, **headers: str) -> Answer:
        return self.request("GET", path, **headers)

    def post(self, path: str, fields: dict[str, str], follow: bool = True, **h: str) -> Answer:
        headers = {
            "Content-Type": "application/x-www-form-urlencoded",
            "Origin": self.address,
            "Sec-Fetch-Site": "same-origin",
        } | h
        return self.request("POST", path, urlencode(fields).encode(), follow, **headers)

    def submit(self, answer: Answer, control: Element, follow: bool = True, **typed: str) -> Answer:
        """Sends the form around `control`; typed values are by the identifiers of the fields."""
        form = control.enclosing("form")
        fields = fields_of(form, control, typed)
        path = urljoin(answer.url, form.attributes.get("action") or answer.url)
        path = urljoin(path, control.attributes.get("formaction", path))
        if form.attributes.get("method", "get").lower() == "get":
            return self.request("GET", f"{path}?{urlencode(fields)}", follow=follow)
        return self.post(path, fields, follow)

    def log_in(self, email: str, password: str, follow: bool = True) -> Answer:
        page = self.get("/")
        return self.submit(
            page,
            page.element("loginButton"),
            follow,
            loginEmailTextField=email,
            loginPasswordSecureField=password,
        )

    def add(self, title: str) -> Answer:
        page = self.get("/")
        return self.submit(page, page.element("addTaskButton"), taskTitleField=title)


def fields_of(form: Element, control: Element, typed: dict[str, str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for element in form.all():
        attributes = element.attributes
        name = attributes.get("name")
        if not name or "disabled" in attributes:
            continue
        if element.tag == "select":
            options = list(element.all("option"))
            chosen = [o for o in options if "selected" in o.attributes] or options[:1]
            fields[name] = chosen[0].attributes.get("value", chosen[0].text) if chosen else ""
        elif element.tag == "textarea":
            fields[name] = element.text
        elif element.tag == "input" and attributes.get("type") in ("checkbox", "radio"):
            if "checked" in attributes:
                fields[name] = attributes.get("value", "on")
        elif element.tag == "input" and attributes.get("type") not in ("submit", "button"):
            fields[name] = attributes.get("value", "")
        if attributes.get("id") in typed:
            fields[name] = typed[attributes["id"]]
    if control.tag == "button" and control.attributes.get("name"):
        fields[control.attributes["name"]] = control.attributes.get("value", "")
    return fields
