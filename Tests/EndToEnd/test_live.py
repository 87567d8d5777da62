"""An open page follows what others do, and never goes back to what it showed before."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import APIResponse, Route, expect

from support.command_line import CommandLine
from support.scenes import NOTE_CLASSES, Scenes
from support.server import Server


class LateAnswer:
    """What a page asks as it begins to listen: answered at once, and kept on its way."""

    def __init__(self, scenes: Scenes) -> None:
        address = scenes.page.url
        self.page = scenes.page.context.new_page()
        self.scenes = Scenes(self.page)
        self.answers: list[tuple[Route, APIResponse]] = []
        self.page.route(address, self.hold)
        self.page.goto(address)
        while not self.answers:
            self.page.wait_for_timeout(10)

    def hold(self, route: Route) -> None:
        if route.request.resource_type == "fetch" and not self.answers:
            self.answers.append((route, route.fetch()))
        else:
            route.continue_()

    def arrive(self) -> None:
        route, answer = self.answers[0]
        with self.page.expect_event("requestfinished", lambda one: one == route.request):
            route.fulfill(response=answer)
        # Long enough to show it, if the page would.
        self.page.wait_for_timeout(200)


def test_what_the_command_line_adds_appears_within_a_second(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    scenes = enter()
    scenes.add("first")

    def appears(title: str) -> float:
        start = time.perf_counter()
        cli.ok("add", title)
        expect(scenes.row(title)).to_be_visible()
        return time.perf_counter() - start

    # A busy machine makes some late, and not all.
    assert any(appears(f"from the terminal {number}") < 1 for number in range(5))
    cli.ok("done", str(cli.tasks("--sort", "title")[0]["id"]))
    expect(scenes.row("first")).to_have_class(re.compile("done|completed"))
    assert [t["title"] for t in cli.tasks()] == scenes.titles()


def test_live_changes_go_on_after_the_server_was_away(
    enter: Callable[..., Scenes], cli: CommandLine, server: Server
) -> None:
    scenes = enter()
    scenes.add("before")
    server.stop()
    cli.ok("add", "meanwhile")

    server.start()

    expect(scenes.row("meanwhile")).to_be_visible(timeout=15_000)


def test_a_page_that_is_open_over_midnight_makes_a_new_day(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    scenes = enter()
    page = scenes.page
    page.clock.install()
    page.reload()
    path = page.url.split("/", 3)[3]

    # It looks at the next quarter of an hour, when a day may have begun.
    with page.expect_request(lambda request: request.url.endswith(path), timeout=5000):
        page.clock.fast_forward("16:00")


def test_an_answer_from_before_a_change_does_not_take_it_back(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    cli.ok("add", "Pay rent")
    late = LateAnswer(enter())
    scenes = late.scenes

    scenes.toggle("Pay rent")
    expect(scenes.page.locator("#toast")).to_contain_text("completed")
    scenes.row("Pay rent").evaluate(NOTE_CLASSES)
    late.arrive()

    shown = scenes.page.evaluate("window.shown")
    assert all("done" in names.split() for names in shown), shown


def test_an_answer_from_before_the_boxes_were_there_does_not_take_them_away(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    cli.ok("add", "-", stdin="one\ntwo")
    late = LateAnswer(enter())
    scenes = late.scenes

    scenes.row("one").click(modifiers=["Control"])
    expect(scenes.element("pickedCount")).to_have_text("1 selected")
    late.arrive()
    scenes.row("two").click(modifiers=["Control"])

    expect(scenes.element("pickedCount")).to_have_text("2 selected")



def test_a_page_that_came_back_to_what_it_was_is_shown(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    scenes = enter()
    scenes.add("Pay rent")
    cli.ok("add", "Call home")
    expect(scenes.row("Call home")).to_be_visible()

    scenes.toggle("Pay rent")
    expect(scenes.page.locator("#toast")).to_contain_text("completed")
    cli.ok("undo")

    expect(scenes.row("Pay rent")).not_to_have_class(re.compile("done"))
