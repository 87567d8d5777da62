"""Who is faster than the connection, or has none, loses nothing of what was done and typed."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Dialog, Route, expect

from support.command_line import CommandLine
from support.scenes import NOTE_CLASSES, Scenes
from support.server import Server

Enter = Callable[..., Scenes]


class Held:
    """The first request to an address, kept on its way."""

    def __init__(self, scenes: Scenes, address: str) -> None:
        self.page = scenes.page
        self.routes: list[Route] = []
        scenes.page.route(address, self.hold)

    def hold(self, route: Route) -> None:
        self.routes.append(route)
        if len(self.routes) > 1:
            route.continue_()

    def arrive(self) -> None:
        while not self.routes:
            self.page.wait_for_timeout(10)
        self.routes[0].continue_()


def type_lines(scenes: Scenes, *lines: str) -> None:
    """Each with Enter, but for the last."""
    scenes.element("taskTitleField").focus()
    for number, line in enumerate(lines):
        if number > 0:
            scenes.page.keyboard.press("Enter")
        scenes.page.keyboard.type(line)


def test_lines_typed_before_the_first_was_stored_become_a_task_each(
    enter: Enter, cli: CommandLine
) -> None:
    scenes = enter()
    held = Held(scenes, "**/lists/1/tasks")

    type_lines(scenes, "alpha", "Gym friday", "gamma", "half")
    held.arrive()

    expect(scenes.row("gamma")).to_be_visible()
    expect(scenes.element("taskTitleField")).to_have_value("half")
    assert sorted(cli.titles()) == ["Gym", "alpha", "gamma"]
    assert cli.tasks("Gym")[0]["due"]


def test_pressing_twice_before_it_was_stored_adds_it_once(enter: Enter, cli: CommandLine) -> None:
    scenes = enter()
    held = Held(scenes, "**/lists/1/tasks")

    type_lines(scenes, "alpha", "", "")
    held.arrive()

    expect(scenes.row("alpha")).to_be_visible()
    expect(scenes.element("taskTitleField")).to_have_value("")
    assert cli.titles() == ["alpha"]


def test_what_is_typed_while_a_line_waits_for_something_else_is_not_added_to_it(
    enter: Enter, cli: CommandLine
) -> None:
    cli.ok("add", "Pay rent")
    scenes = enter()
    held = Held(scenes, "**/tasks/1/**")
    scenes.within(scenes.row("Pay rent"), "taskToggle").click()

    type_lines(scenes, "alpha", "half")
    held.arrive()

    expect(scenes.row("alpha")).to_be_visible()
    expect(scenes.element("taskTitleField")).to_have_value("half")


def test_lines_that_follow_one_that_is_refused_stay_with_it(enter: Enter, cli: CommandLine) -> None:
    scenes = enter()
    held = Held(scenes, "**/lists/1/tasks")
    long = "x" * 5000

    scenes.fill("taskTitleField", long)
    type_lines(scenes, "", "beta", "")
    held.arrive()

    expect(scenes.element("errorMessage")).to_contain_text("long")
    expect(scenes.element("taskTitleField")).to_have_value(long + "beta")
    assert cli.titles() == []


def test_a_task_whose_answer_is_lost_is_added_once(enter: Enter, cli: CommandLine) -> None:
    scenes = enter()
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(route.request.headers["idempotency-key"])
        if len(asked) > 1:
            route.continue_()
            return
        route.fetch(max_redirects=0)
        route.abort("connectionreset")

    scenes.page.route("**/lists/1/tasks", lose)
    type_lines(scenes, "alpha", "")

    expect(scenes.element("taskTitleField")).to_have_value("", timeout=10_000)
    expect(scenes.element("taskRow")).to_have_count(1)
    assert len(asked) == 2
    assert cli.titles() == ["alpha"]


def test_typed_text_survives_a_lost_connection(enter: Enter) -> None:
    scenes = enter()
    scenes.page.context.set_offline(True)

    scenes.fill("taskTitleField", "not to be lost")
    scenes.element("taskTitleField").press("Enter")

    expect(scenes.element("errorMessage")).to_be_visible()
    expect(scenes.element("taskTitleField")).to_have_value("not to be lost")
    scenes.page.context.set_offline(False)
    scenes.element("taskTitleField").press("Enter")
    expect(scenes.row("not to be lost")).to_be_visible()


def test_an_answer_does_not_take_back_what_waits_behind_it(
    enter: Enter, cli: CommandLine
) -> None:
    cli.ok("add", "-", stdin="one\ntwo")
    scenes = enter()
    held = Held(scenes, "**/tasks/1/**")

    for title in ("one", "two"):
        scenes.within(scenes.row(title), "taskToggle").click()
    scenes.row("two").evaluate(NOTE_CLASSES)
    held.arrive()

    expect(scenes.page.locator("#toast")).to_contain_text("two")
    shown = scenes.page.evaluate("window.shown")
    assert all("done" in names.split() for names in shown), shown
    assert all(task["completed"] for task in cli.tasks())


def test_each_press_of_undo_takes_one_change_back_the_last_first(
    enter: Enter, cli: CommandLine
) -> None:
    cli.ok("add", "-", stdin="one\ntwo\nthree")
    scenes = enter()
    scenes.toggle("one")
    expect(scenes.element("undoButton")).to_be_visible()
    held = Held(scenes, "**/tasks/2/**")

    for title in ("two", "three"):
        scenes.within(scenes.row(title), "taskToggle").click()
    for _ in range(2):
        scenes.page.keyboard.press("Control+z")
    held.arrive()

    expect(scenes.row("two")).not_to_have_class(re.compile("done"))
    assert {task["title"] for task in cli.tasks() if task["completed"]} == {"one"}
    with scenes.stored():
        scenes.page.keyboard.press("Control+Shift+Z")
    assert {task["title"] for task in cli.tasks() if task["completed"]} == {"one", "two"}


def test_a_page_with_a_change_that_could_not_be_sent_asks_before_it_is_left(
    enter: Enter, cli: CommandLine, server: Server
) -> None:
    scenes = enter()
    scenes.add("Pay rent")
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    scenes.page.on("dialog", stay)
    server.stop()
    scenes.within(scenes.row("Pay rent"), "taskToggle").click()
    expect(scenes.element("errorMessage")).to_contain_text("connection")
    with scenes.page.expect_event("dialog"):
        scenes.page.close(run_before_unload=True)
    server.start()

    expect(scenes.page.locator("#toast")).to_contain_text("completed", timeout=15_000)
    assert asked == ["beforeunload"]
    assert cli.tasks()[0]["completed"]
    # Nothing is left to ask for.
    scenes.page.goto("/lists")
    assert asked == ["beforeunload"]
