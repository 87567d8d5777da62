"""Many tasks picked, by clicks, keys and boxes, and changed together: one change, one undo."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support.client import Client
from support.command_line import CommandLine
from support.scenes import Scenes

Enter = Callable[..., Scenes]

TITLES = ["one", "two", "three", "four", "five"]


@pytest.fixture
def tasks(client: Client, cli: CommandLine) -> None:
    for title in reversed(TITLES):
        cli.ok("add", title)


def picked(scenes: Scenes) -> list[str]:
    """The titles of the rows whose boxes are ticked."""
    rows = scenes.element("taskRow").filter(has=scenes.page.locator("[data-testid=taskPick]:checked"))
    return [text.strip() for text in rows.locator("[data-testid=taskTitle]").all_inner_texts()]


def do(scenes: Scenes, name: str) -> None:
    with scenes.stored():
        scenes.element("pickedTasks").get_by_role("button", name=name, exact=True).click()


def says(scenes: Scenes, text: str) -> None:
    expect(scenes.element("pickedCount")).to_have_text(text)


def test_clicks_pick_one_and_a_range(enter: Enter, tasks: None, cli: CommandLine) -> None:
    scenes = enter()

    scenes.row("two").click(modifiers=["Control"])
    says(scenes, "1 selected")
    scenes.row("four").click(modifiers=["Shift"])
    says(scenes, "3 selected")
    assert picked(scenes) == ["two", "three", "four"]
    scenes.row("three").click(modifiers=["Control"])
    says(scenes, "2 selected")
    scenes.row("five").click()
    says(scenes, "3 selected")
    assert scenes.problems_of_access() == []
    do(scenes, "Complete")

    expect(scenes.element("pickedTasks")).to_have_count(0)
    expect(scenes.page.locator("#toast")).to_contain_text("3 tasks completed")
    for title in ("two", "four", "five"):
        expect(scenes.row(title)).to_have_class(re.compile("done"))
    expect(scenes.row("three")).not_to_have_class(re.compile("done"))
    assert "select" not in scenes.page.url
    scenes.undo()
    expect(scenes.row("five")).not_to_have_class(re.compile("done"))
    assert all(task["completed"] is None for task in cli.tasks())


def test_keys_pick_and_let_go(enter: Enter, tasks: None) -> None:
    scenes = enter()
    keys = scenes.page.keyboard

    keys.press("j")
    keys.press("j")
    keys.press("x")
    says(scenes, "1 selected")
    assert picked(scenes) == ["two"]
    keys.press("Shift+ArrowDown")
    keys.press("Shift+ArrowDown")
    says(scenes, "3 selected")
    keys.press("Shift+ArrowUp")
    says(scenes, "2 selected")
    assert picked(scenes) == ["two", "three"]
    keys.press("j")
    keys.press("x")
    says(scenes, "3 selected")
    keys.press("Control+a")
    says(scenes, "5 selected")
    keys.press("Escape")
    expect(scenes.element("pickedTasks")).to_have_count(0)
    expect(scenes.row("four")).to_be_focused()
    keys.press("x")
    says(scenes, "1 selected")


def test_all_are_changed_at_once(enter: Enter, tasks: None, cli: CommandLine) -> None:
    cli.ok("lists", "add", "Work")
    scenes = enter()
    scenes.page.keyboard.press("Control+a")
    says(scenes, "5 selected")

    scenes.element("changePicked").click()
    bar = scenes.element("pickedTasks")
    bar.locator("[name=list]").select_option("Work")
    bar.locator("[name=priority]").select_option("high")
    bar.get_by_label("Due date", exact=True).fill("2031-05-06")
    bar.get_by_label("Add tag").fill("sport")
    assert scenes.problems_of_access() == []
    bar.get_by_label("Add tag").press("Enter")

    expect(scenes.element("taskRow")).to_have_count(0)
    changed = cli.tasks("--list", "Work")
    assert len(changed) == 5
    assert {(task["priority"], task["due"]) for task in changed} == {("high", "2031-05-06")}
    scenes.undo()
    expect(scenes.element("taskRow")).to_have_count(5)
    assert {(task["priority"], task["due"]) for task in cli.tasks()} == {("none", None)}


def test_what_changes_elsewhere_leaves_the_picked_ones_picked(
    enter: Enter, tasks: None, cli: CommandLine
) -> None:
    scenes = enter()
    scenes.row("two").click(modifiers=["Control"])
    scenes.row("four").click(modifiers=["Control"])
    says(scenes, "2 selected")

    cli.ok("add", "from the terminal")
    expect(scenes.row("from the terminal")).to_be_visible()
    says(scenes, "2 selected")
    number = scenes.row("four").get_attribute("data-task")
    cli.ok("delete", str(number))

    says(scenes, "1 selected")
    assert picked(scenes) == ["two"]


def test_delete_and_undo_on_a_phone(enter: Enter, tasks: None, cli: CommandLine) -> None:
    scenes = enter(**PHONE)

    scenes.element("pickTasks").tap()
    says(scenes, "Select tasks")
    scenes.row("one").tap()
    scenes.row("three").tap()
    says(scenes, "2 selected")
    assert scenes.overflow() <= 0
    assert scenes.problems_of_access() == []
    do(scenes, "Delete")

    expect(scenes.element("taskRow")).to_have_count(3)
    scenes.undo()
    expect(scenes.element("taskRow")).to_have_count(5)
    assert len(cli.tasks()) == 5


def test_without_scripts_boxes_are_ticked(enter: Enter, tasks: None, cli: CommandLine) -> None:
    scenes = enter(java_script_enabled=False)

    scenes.element("pickTasks").click()
    do(scenes, "Complete")
    expect(scenes.element("errorMessage")).to_have_text("Select tasks first")
    scenes.within(scenes.row("two"), "taskPick").check()
    scenes.row("three").locator("label[data-testid=taskTitle]").click()
    do(scenes, "Complete")

    expect(scenes.row("two")).to_have_class(re.compile("done"))
    expect(scenes.row("three")).to_have_class(re.compile("done"))
    scenes.undo()
    expect(scenes.row("three")).not_to_have_class(re.compile("done"))


VIEWS = ["/views/upcoming", "/search?q=t", "/views?name=With%20T"]


@pytest.fixture
def dated(client: Client, cli: CommandLine) -> None:
    """Two of three are found by each of the views."""
    cli.ok("add", "two", "--due", "2031-05-06")
    cli.ok("add", "three", "--due", "2031-05-07")
    cli.ok("add", "one")
    cli.ok("views", "save", "With T", "t")


@pytest.mark.parametrize("address", VIEWS)
def test_views_pick_as_lists_do(
    enter: Enter, dated: None, cli: CommandLine, address: str
) -> None:
    scenes = enter()
    scenes.page.goto(address)
    keys = scenes.page.keyboard

    scenes.row("two").click(modifiers=["Control"])
    says(scenes, "1 selected")
    keys.press("Shift+ArrowDown")
    keys.press("Control+a")
    says(scenes, "2 selected")
    assert picked(scenes) == ["two", "three"]
    keys.press("Escape")
    expect(scenes.element("pickedTasks")).to_have_count(0)
    scenes.row("three").click(modifiers=["Shift"])
    says(scenes, "1 selected")
    keys.press("Control+a")
    scenes.element("changePicked").click()
    bar = scenes.element("pickedTasks")
    bar.get_by_label("Add tag").fill("a" * 300)
    bar.get_by_label("Add tag").press("Enter")

    expect(scenes.element("errorMessage")).to_be_visible()
    expect(scenes.element("viewTitle")).to_be_visible()
    assert picked(scenes) == ["two", "three"]
    assert scenes.problems_of_access() == []

    do(scenes, "Complete")
    expect(scenes.element("pickedTasks")).to_have_count(0)
    expect(scenes.page.locator("#toast")).to_contain_text("2 tasks completed")
    scenes.undo()
    assert all(task["completed"] is None for task in cli.tasks())


def test_views_pick_without_scripts_on_a_phone(
    enter: Enter, dated: None, cli: CommandLine
) -> None:
    scenes = enter(**PHONE, java_script_enabled=False)
    scenes.page.goto("/search?q=t")

    scenes.element("pickTasks").click()
    do(scenes, "Complete")
    expect(scenes.element("errorMessage")).to_have_text("Select tasks first")
    scenes.within(scenes.row("two"), "taskPick").check()
    assert scenes.overflow() <= 0
    do(scenes, "Complete")

    expect(scenes.element("pickedTasks")).to_have_count(0)
    assert [task["title"] for task in cli.tasks() if task["completed"]] == ["two"]


def test_what_lies_in_the_trash_is_not_picked(
    enter: Enter, dated: None, cli: CommandLine
) -> None:
    cli.ok("delete", "1")
    scenes = enter()
    scenes.page.goto("/views/trash")

    scenes.row("two").click(modifiers=["Control"])

    expect(scenes.element("pickTasks")).to_have_count(0)
    expect(scenes.page).to_have_url(re.compile("/views/trash$"))
