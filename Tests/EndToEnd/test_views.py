"""Views of tasks and the search, as a person meets them in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.command_line import CommandLine
from support.scenes import Scenes

WIDE = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
BROWSERS = {
    "wide": WIDE,
    "phone": PHONE,
    "wide without scripts": WIDE | {"java_script_enabled": False},
    "phone without scripts": PHONE | {"java_script_enabled": False},
}
VIEWS = {
    "today": "Today",
    "upcoming": "Upcoming",
    "overdue": "Overdue",
    "nodate": "No date",
    "completed": "Completed",
    "trash": "Trash",
}


def search(scenes: Scenes, query: str) -> None:
    field = scenes.element("searchField")
    field.fill(query)
    field.press("Enter")
    expect(field).to_have_attribute("value", query)


@pytest.mark.parametrize("browser", BROWSERS)
def test_a_query_is_typed_kept_and_let_go(
    enter: Callable[..., Scenes], cli: CommandLine, browser: str
) -> None:
    cli("add", "buy", "oat", "milk")
    cli("add", "여권", "갱신", "--due", "today")
    scenes = enter(**BROWSERS[browser])

    search(scenes, "권")
    assert scenes.titles() == ["여권 갱신"]
    search(scenes, "due:(")
    expect(scenes.element("errorMessage")).to_contain_text("needs a value")
    expect(scenes.page.locator("#queryFault mark")).to_have_text("due:")
    search(scenes, "milk or due:today")
    assert sorted(scenes.titles()) == ["buy oat milk", "여권 갱신"]

    scenes.page.locator("#saveView summary").click()
    scenes.fill("viewNameField", "急ぎ")
    scenes.element("saveViewButton").click()
    expect(scenes.element("viewTitle")).to_have_text("急ぎ")
    expect(scenes.page.locator("#side [aria-current=page]")).to_have_text("急ぎ")
    expect(scenes.page.get_by_text("View “急ぎ” saved")).to_be_visible()

    scenes.toggle("buy oat milk")
    expect(scenes.row("buy oat milk")).to_have_count(0)
    expect(scenes.element("viewTitle")).to_have_text("急ぎ")
    scenes.undo()
    expect(scenes.row("buy oat milk")).to_be_visible()
    scenes.element("deleteViewButton").click()
    expect(scenes.element("viewTitle")).to_have_text("Search")
    expect(scenes.element("searchField")).to_have_value("milk or due:today")


@pytest.mark.parametrize("browser", BROWSERS)
def test_what_was_deleted_is_taken_out_of_the_trash(
    enter: Callable[..., Scenes], cli: CommandLine, browser: str
) -> None:
    cli("add", "Water the ferns")
    cli("delete", "1")
    scenes = enter(**BROWSERS[browser])
    scenes.page.goto("/views/trash")
    expect(scenes.element("taskTitle")).to_have_text("Water the ferns")

    scenes.element("restoreButton").click()

    expect(scenes.element("taskRow")).to_have_count(0)
    expect(scenes.page.get_by_text("taken out of the trash")).to_be_visible()
    scenes.page.goto("/views/nodate")
    assert scenes.titles() == ["Water the ferns"]


def test_counts_stand_beside_today_and_overdue(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    cli("add", "Late", "--due", "2020-01-01")
    cli("add", "Now", "--due", "today")
    scenes = enter()
    side = scenes.element("side")
    today = side.get_by_role("link", name="Today 1 task")
    expect(today).to_be_visible()
    expect(side.get_by_role("link", name="Overdue 1 task")).to_be_visible()
    assert scenes.problems_of_access() == []

    cli("done", "2")

    expect(today).to_have_count(0)
    expect(side.get_by_role("link", name="Today", exact=True)).to_be_visible()


@pytest.mark.parametrize("browser", BROWSERS)
def test_a_tree_comes_back_as_one(
    enter: Callable[..., Scenes], cli: CommandLine, browser: str
) -> None:
    cli("add", "Trip")
    cli("add", "Bag", "--parent", "1")
    cli("add", "Socks", "--parent", "2")
    cli("delete", "1")
    scenes = enter(**BROWSERS[browser])
    scenes.page.goto("/views/trash")
    expect(scenes.element("taskTitle")).to_have_text("Trip")
    expect(scenes.element("trashPart")).to_have_text(["Bag", re.compile("Socks")])
    assert scenes.overflow() <= 0
    if BROWSERS[browser].get("java_script_enabled", True):
        assert scenes.problems_of_access() == []

    scenes.element("restoreButton").click()

    expect(scenes.element("taskRow")).to_have_count(0)
    assert len(cli.tasks()) == 3
    scenes.undo()
    expect(scenes.element("trashPart")).to_have_count(2)


def test_a_key_leads_to_the_search_and_rows_follow_keys(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    for title in ("one", "two"):
        cli("add", title, "--due", "today")
    scenes = enter()
    scenes.page.keyboard.press("/")
    scenes.page.keyboard.type("due:today")
    scenes.page.keyboard.press("Enter")
    expect(scenes.element("viewTitle")).to_have_text("Search")
    assert scenes.page.url.endswith("/search?q=due%3Atoday")

    scenes.page.locator("h1").click()
    scenes.page.keyboard.press("j")
    scenes.page.keyboard.press(" ")
    expect(scenes.element("taskRow")).to_have_count(1)
    scenes.page.keyboard.press("u")

    expect(scenes.element("taskRow")).to_have_count(2)


def test_a_view_shows_what_is_added_elsewhere(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    scenes = enter()
    scenes.page.goto("/views/today")
    expect(scenes.page.get_by_text("Nothing is due today.")).to_be_visible()

    cli("add", "薬を飲む", "--due", "today")

    expect(scenes.row("薬を飲む")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("device", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("locale", ["en-US", "ja-JP", "ko-KR"])
def test_every_view_can_be_used_by_everybody(
    enter: Callable[..., Scenes],
    cli: CommandLine,
    device: dict[str, object],
    scheme: str,
    locale: str,
) -> None:
    cli("add", "buy oat milk", "--due", "today", "--priority", "high")
    cli("add", "late", "--due", "2026-01-01")
    cli("add", "gone")
    cli("delete", "3")
    scenes = enter(**device, color_scheme=scheme, locale=locale)

    for path in [f"/views/{name}" for name in VIEWS] + ["/search", "/search?q=a", "/search?q=due:x"]:
        scenes.page.goto(path)
        expect(scenes.element("viewTitle")).to_be_visible()
        assert scenes.problems_of_access() == [], path
        assert scenes.overflow() <= 0, path


def test_the_sidebar_leads_to_every_view(enter: Callable[..., Scenes]) -> None:
    scenes = enter()

    for name, title in VIEWS.items():
        scenes.page.locator("#side").get_by_role("link", name=title, exact=True).click()
        expect(scenes.element("viewTitle")).to_have_text(title)
        assert scenes.page.url.endswith(f"/views/{name}")
