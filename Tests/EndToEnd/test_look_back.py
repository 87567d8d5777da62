"""The look back: the same figures in the browser and on the command line, for everybody to read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from support.client import Client
from support.command_line import CommandLine
from support.scenes import Scenes
from support.server import Server

OpenBrowser = Callable[..., BrowserContext]

BROWSERS = {
    "wide": {"viewport": {"width": 1280, "height": 800}},
    "wide and dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 360, "height": 740}, "is_mobile": True},
    "phone without scripts": {
        "viewport": {"width": 360, "height": 740},
        "java_script_enabled": False,
    },
}
PLOTS = ["plotByDay", "plotByWeek", "plotOpen"]


@pytest.mark.parametrize("browser", BROWSERS)
@pytest.mark.parametrize("language", ["en-US", "ja-JP", "ko-KR"])
def test_plots_for_everybody(
    open_browser: OpenBrowser,
    client: Client,
    cli: CommandLine,
    server: Server,
    browser: str,
    language: str,
) -> None:
    cli("add", "-", stdin="one\ntwo\nthree\n")
    cli("done", "1", "2")
    context = open_browser(locale=language, **BROWSERS[browser])
    context.add_cookies(
        [{"name": n, "value": v, "url": server.address} for n, v in client.cookies.items()]
    )
    scenes = Scenes(context.new_page())

    scenes.page.goto("/look-back")

    figures = scenes.element("lookBackFigure").locator("dd")
    expect(figures).to_have_text(["2", "2", "2", "1"])
    for plot in PLOTS:
        drawing = scenes.element(plot).get_by_role("img")
        expect(drawing).to_be_visible()
        assert scenes.element(f"{plot}Summary").text_content()
    pillar = scenes.element("plotByDay").locator("rect.pillar")
    expect(pillar).to_have_count(1)
    box = pillar.bounding_box()
    assert box is not None and box["width"] > 4 and box["height"] > 100
    table = scenes.element("plotByDay").locator("table")
    expect(table).to_be_hidden()
    scenes.element("plotByDay").locator("summary").click()
    expect(table.locator("tbody tr")).to_have_count(30)
    expect(table.locator("tbody td").last).to_have_text("2")
    assert scenes.overflow() <= 0
    if BROWSERS[browser].get("java_script_enabled", True):
        assert scenes.problems_of_access() == []

    scenes.element("spanPicker").get_by_role("link").last.click()

    expect(scenes.element("plotByDay")).to_have_count(0)
    expect(scenes.element("plotByWeek").get_by_role("img")).to_be_visible()


@pytest.mark.parametrize("browser", BROWSERS)
@pytest.mark.parametrize("language", ["en-US", "ja-JP", "ko-KR"])
def test_how_often_a_task_was_completed(
    open_browser: OpenBrowser,
    client: Client,
    cli: CommandLine,
    server: Server,
    browser: str,
    language: str,
) -> None:
    cli("add", "Swim", "--repeat", "daily")
    cli("done", "1")
    context = open_browser(locale=language, **BROWSERS[browser])
    context.add_cookies(
        [{"name": n, "value": v, "url": server.address} for n, v in client.cookies.items()]
    )
    scenes = Scenes(context.new_page())

    scenes.page.goto("/tasks/1")

    expect(scenes.element("plotCompleted").get_by_role("img")).to_be_visible()
    expect(scenes.element("plotCompleted").locator("rect.pillar")).to_have_count(1)
    assert scenes.overflow() <= 0
    if BROWSERS[browser].get("java_script_enabled", True):
        assert scenes.problems_of_access() == []


def test_the_command_line_tells_the_same(client: Client, cli: CommandLine) -> None:
    cli("add", "-", stdin="one\ntwo\nthree\n")
    cli("done", "1", "2")

    data = cli("stats", "--days", "2", "--json").json
    words = cli("stats", "--days", "2").stdout

    assert [day["completed"] for day in data["days"]] == [0, 2]
    assert [day["open"] for day in data["days"]] == [0, 1]
    assert data["weeks"][-1]["completed"] >= 2
    assert data["streaks"] == []
    assert "Completed today" in words
    assert "█" in words
