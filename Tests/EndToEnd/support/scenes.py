"""The scenes as a person meets them in a browser, by the identifiers that SCENES gives them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Notes in `window.shown` which classes an element has from now on.
NOTE_CLASSES = """row => {
  window.shown = [row.className];
  const note = () => window.shown.push(row.className);
  new MutationObserver(note).observe(row, {attributeFilter: ["class"]});
}"""


class Scenes:
    """What a person does and sees. It works the same with scripts and without."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def element(self, identifier: str) -> Locator:
        """By `id`, or by `data-testid` where it repeats."""
        return self.page.locator(f'#{identifier}, [data-testid="{identifier}"]')

    def fill(self, identifier: str, text: str) -> None:
        self.element(identifier).first.fill(text)

    @contextmanager
    def stored(self) -> Iterator[None]:
        """Waits for the answer to the form that is sent within: what comes next finds it stored."""
        with self.page.expect_response(lambda answer: answer.request.method == "POST"):
            yield

    # Accounts

    def set_up(self, link: str, email: str, password: str) -> None:
        self.page.goto(link)
        self.fill("setupEmailTextField", email)
        self.fill("setupPasswordSecureField", password)
        self.element("setupButton").click()

    def log_in(self, email: str, password: str) -> None:
        self.fill("loginEmailTextField", email)
        self.fill("loginPasswordSecureField", password)
        self.element("loginButton").click()

    # The task list

    def add(self, title: str) -> None:
        self.fill("taskTitleField", title)
        self.element("addTaskButton").click()
        expect(self.row(title)).to_be_visible()
        expect(self.element("taskTitleField")).to_have_value("")

    def row(self, title: str) -> Locator:
        rows = self.element("taskRow")
        return rows.filter(has=self.element("taskTitle").get_by_text(title, exact=True))

    def within(self, row: Locator, identifier: str) -> Locator:
        return row.locator(f'[data-testid="{identifier}"]')

    def titles(self) -> list[str]:
        return [text.strip() for text in self.element("taskTitle").all_inner_texts()]

    def toggle(self, title: str) -> None:
        with self.stored():
            self.within(self.row(title), "taskToggle").click()

    def delete(self, title: str) -> None:
        self.row(title).hover()
        with self.stored():
            self.within(self.row(title), "taskDelete").click()

    def undo(self) -> None:
        with self.stored():
            self.element("undoButton").first.click()

    def sort(self, name: str) -> None:
        picker = self.element("sortPicker")
        picker.select_option(name)
        apply = picker.locator("xpath=ancestor::form//button")
        if apply.count() and apply.first.is_visible():
            apply.first.click()
        # What the server says, and not what was picked here.
        expect(picker.locator("option[selected]")).to_have_attribute("value", name)

    def swipe_left(self, title: str) -> None:
        """A finger that moves to the left across the row, as the browser gets it from a screen."""
        box = self.row(title).bounding_box()
        assert box is not None
        y = box["y"] + box["height"] / 2
        start = box["x"] + box["width"] * 0.8
        session = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, x: float | None = None) -> None:
            points = [] if x is None else [{"x": x, "y": y}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", start)
        for step in range(1, 11):
            touch("touchMove", start - box["width"] * 0.07 * step)
        touch("touchEnd")

    # Lists and details

    def rename_list(self, title: str) -> None:
        self.page.goto("/lists")
        field = self.element("listTitleField").first
        field.fill(title)
        field.press("Enter")
        # What the server says, and not what was typed here.
        expect(field).to_have_attribute("value", title)

    def open_detail(self, title: str) -> None:
        number = self.row(title).get_attribute("data-task")
        self.page.goto(f"/tasks/{number}")
        expect(self.element("taskDetail")).to_be_visible()

    def save(self) -> None:
        with self.stored():
            self.element("detailSaveButton").click()

    # What anybody must be able to use

    def problems_of_access(self) -> list[str]:
        """What axe finds wrong with the page as it stands, once nothing on it moves or fades in."""
        self.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
        results = Axe().run(self.page, options={"runOnly": RULES})
        return [
            f"{found['id']}: {node['target']} {node['failureSummary']}"
            for found in results.response["violations"]
            for node in found["nodes"]
        ]

    def overflow(self) -> int:
        """By how many pixels the page is wider than its window."""
        return self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
