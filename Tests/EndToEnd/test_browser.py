"""The journey of a person's first day, and what each page owes to everybody."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from conftest import EMAIL, PASSWORD, PHONE, WIDE
from support.command_line import CommandLine
from support.scenes import Scenes
from support.server import Server

OpenBrowser = Callable[..., BrowserContext]

BROWSERS = {
    "wide": WIDE,
    "phone": PHONE,
    "wide without scripts": WIDE | {"java_script_enabled": False},
    "phone without scripts": PHONE | {"java_script_enabled": False},
}
SORTS = ["date", "priority", "completion", "title", "due", "manual"]


@pytest.mark.parametrize("browser", BROWSERS)
def test_a_first_day(
    open_browser: OpenBrowser, cli: CommandLine, server: Server, browser: str
) -> None:
    options = BROWSERS[browser]
    scripts = options.get("java_script_enabled", True)
    scenes = Scenes(open_browser(**options).new_page())

    scenes.set_up(server.setup_link, EMAIL, PASSWORD)
    button = scenes.element("loginButton")
    if scripts:
        expect(button).to_be_disabled()
        scenes.fill("loginEmailTextField", EMAIL)
        expect(scenes.element("loginInvalidMessage")).to_contain_text("password")
        expect(button).to_be_disabled()
        scenes.fill("loginPasswordSecureField", PASSWORD)
        expect(scenes.element("loginInvalidMessage")).to_be_empty()
    expect(button).to_be_enabled()
    scenes.log_in(EMAIL, PASSWORD)
    expect(scenes.page.get_by_text("Login succeeded")).to_be_visible()

    for title in ("牛乳を買う", "우유 사기", "Pay rent"):
        scenes.add(title)
    scenes.toggle("우유 사기")
    expect(scenes.row("우유 사기")).to_have_class(re.compile("done|completed"))
    for sort in SORTS:
        scenes.sort(sort)
        assert sorted(scenes.titles()) == sorted(["牛乳を買う", "우유 사기", "Pay rent"])
    scenes.sort("completion")
    assert scenes.titles()[-1] == "우유 사기"
    assert scenes.overflow() <= 0 if scripts else True

    scenes.within(scenes.row("牛乳を買う"), "taskTitle").click()
    expect(scenes.element("titleAlert")).to_contain_text("牛乳を買う")
    scenes.element("titleAlertOK").click()
    expect(scenes.element("titleAlert")).not_to_be_visible()

    if scripts and options.get("has_touch"):
        scenes.swipe_left("Pay rent")
    elif scripts:
        scenes.row("Pay rent").focus()
        scenes.page.keyboard.press("Delete")
    else:
        scenes.delete("Pay rent")
    expect(scenes.row("Pay rent")).to_have_count(0)
    scenes.undo()
    expect(scenes.row("Pay rent")).to_be_visible()

    scenes.rename_list("집")
    server.restart()
    scenes.page.goto("/")

    expect(scenes.element("taskListTitle")).to_contain_text("집")
    assert sorted(scenes.titles()) == sorted(["牛乳を買う", "우유 사기", "Pay rent"])
    expect(scenes.row("우유 사기")).to_have_class(re.compile("done|completed"))
    assert sorted(cli.titles()) == sorted(scenes.titles())


@pytest.mark.parametrize("scripts", [True, False])
def test_of_two_edits_neither_is_lost_silently(
    enter: Callable[..., Scenes], cli: CommandLine, scripts: bool
) -> None:
    cli.ok("add", "Plan the trip")
    one, two = (enter(java_script_enabled=scripts) for _ in range(2))
    one.open_detail("Plan the trip")
    two.open_detail("Plan the trip")

    one.fill("detailTitleField", "Plan the trip to Kyoto")
    one.save()
    expect(one.page.get_by_text("changed").first).to_be_visible()
    two.fill("detailTitleField", "Plan the trip to Busan")
    two.save()

    expect(two.page.get_by_text("Plan the trip to Kyoto").first).to_be_visible()
    shown = two.page.content()
    assert "Plan the trip to Kyoto" in shown and "Plan the trip to Busan" in shown
    assert cli.titles() == ["Plan the trip to Kyoto"]


def test_edits_of_different_fields_are_both_kept(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    cli.ok("add", "Plan the trip")
    scenes = enter()
    scenes.open_detail("Plan the trip")
    cli.ok("edit", "1", "--priority", "high")

    scenes.fill("detailTitleField", "Plan the trip to Kyoto")
    scenes.save()
    expect(scenes.page.get_by_text("“Plan the trip to Kyoto” changed")).to_be_visible()

    (task,) = cli.tasks()
    assert (task["title"], task["priority"]) == ("Plan the trip to Kyoto", "high")


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize("sort", SORTS)
def test_toggle_and_delete_hit_the_row_that_was_shown(
    enter: Callable[..., Scenes], cli: CommandLine, sort: str, scripts: bool
) -> None:
    """The page is kept from hearing of what happens meanwhile, so that it shows an old order."""
    cli.ok("add", "-", stdin="a\nb\nc\nd\ne")
    scenes = enter(java_script_enabled=scripts)
    scenes.page.route("**/events*", lambda route: route.abort())
    scenes.page.goto("/")
    scenes.sort(sort)
    scenes.page.goto("/")
    shown = scenes.titles()
    number = {task["title"]: str(task["id"]) for task in cli.tasks()}

    cli.ok("edit", number[shown[4]], "--priority", "high", "--due", "2027-01-01")
    cli.ok("edit", number[shown[4]], "--title", "0 comes first now")
    cli.ok("done", number[shown[0]])
    cli.ok("add", "newest")
    scenes.within(scenes.element("taskRow").nth(1), "taskToggle").click()
    expect(scenes.row(shown[1])).to_have_class(re.compile("done|completed"))
    scenes.delete(shown[2])
    expect(scenes.row(shown[2])).to_have_count(0)

    after = {task["title"]: bool(task["completed"]) for task in cli.tasks()}
    assert after == {
        shown[0]: True, shown[1]: True, shown[3]: False, "0 comes first now": False,
        "newest": False,
    }  # fmt: skip


@pytest.mark.parametrize("title", ["", "   ", "\u3000", "\u2003\u00a0"])
@pytest.mark.parametrize("scripts", [True, False])
def test_a_blank_title_adds_nothing_and_says_why(
    enter: Callable[..., Scenes], title: str, scripts: bool
) -> None:
    scenes = enter(java_script_enabled=scripts)

    scenes.fill("taskTitleField", title)
    scenes.element("addTaskButton").click()

    expect(scenes.element("errorMessage")).to_contain_text("Title cannot be empty")
    expect(scenes.element("taskRow")).to_have_count(0)


def test_enter_of_an_input_method_adds_nothing(enter: Callable[..., Scenes]) -> None:
    scenes = enter()
    field = scenes.element("taskTitleField")
    field.focus()
    session = scenes.page.context.new_cdp_session(scenes.page)

    def key(kind: str, code: int) -> None:
        event = {"type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": code}
        session.send("Input.dispatchKeyEvent", event)

    session.send(
        "Input.imeSetComposition", {"text": "にほんご", "selectionStart": 4, "selectionEnd": 4}
    )
    key("rawKeyDown", 229)
    key("keyUp", 229)
    session.send("Input.insertText", {"text": "日本語"})
    prevented = field.evaluate(
        """field => [{isComposing: true}, {keyCode: 229}].map(kind => !field.dispatchEvent(
             new KeyboardEvent("keydown",
               {key: "Enter", bubbles: true, cancelable: true, ...kind})))"""
    )
    expect(scenes.element("taskRow")).to_have_count(0)
    field.press("Enter")

    expect(scenes.row("日本語")).to_be_visible()
    expect(scenes.element("taskRow")).to_have_count(1)
    assert prevented == [True, True]


def test_rows_are_dragged_into_an_order_that_stays(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    cli.ok("add", "-", stdin="a\nb\nc")
    scenes = enter()
    scenes.sort("manual")
    assert scenes.titles() == ["a", "b", "c"]

    source, target = (scenes.row(title).bounding_box() for title in ("a", "c"))
    assert source is not None and target is not None
    mouse = scenes.page.mouse
    handle = scenes.within(scenes.row("a"), "taskMove").bounding_box() or source
    mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2)
    mouse.down()
    mouse.move(target["x"] + 60, target["y"] + target["height"] / 2, steps=8)
    mouse.move(target["x"] + 60, target["y"] + target["height"] - 2, steps=4)
    with scenes.stored():
        mouse.up()

    expect(scenes.element("taskTitle")).to_have_text(["b", "c", "a"])
    assert cli.titles("--sort", "manual") == ["b", "c", "a"]


def test_every_key_is_told(enter: Callable[..., Scenes]) -> None:
    scenes = enter()

    scenes.page.keyboard.press("?")

    keys = scenes.page.get_by_role("dialog")
    expect(keys).to_be_visible()
    expect(keys).to_contain_text("Delete")
    scenes.page.keyboard.press("Escape")
    expect(keys).not_to_be_visible()


@pytest.mark.parametrize("colors", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-US", "ja-JP", "ko-KR"])
@pytest.mark.parametrize("width", [360, 1280])
def test_everybody_can_use_each_page(
    enter: Callable[..., Scenes],
    open_browser: OpenBrowser,
    cli: CommandLine,
    locale: str,
    colors: str,
    width: int,
) -> None:
    cli.ok("add", "牛乳を買う", "--priority", "high", "--due", "2001-01-01", "--notes", "二本")
    cli.ok("add", "-", stdin="우유 사기\n" + "a very long title " * 12)
    cli.ok("done", "2")
    options = {
        "locale": locale,
        "color_scheme": colors,
        "viewport": {"width": width, "height": 800},
        "reduced_motion": "reduce",
    }
    visitor = Scenes(open_browser(**options).new_page())
    scenes = enter(**options)
    problems: dict[str, object] = {}

    visitor.page.goto("/")
    problems["login"] = visitor.problems_of_access()
    assert visitor.page.locator("html").get_attribute("lang") == locale[:2]
    for path in ("/", "/lists", "/tasks/1", "/account", "/nowhere"):
        scenes.page.goto(path)
        problems[path] = scenes.problems_of_access()
        assert scenes.overflow() <= 0, path
    scenes.page.goto("/")
    scenes.within(scenes.element("taskRow").first, "taskTitle").click()
    expect(scenes.element("titleAlert")).to_be_visible()
    problems["alert"] = scenes.problems_of_access()

    assert not any(problems.values()), problems


def test_large_text_does_not_break_the_page(enter: Callable[..., Scenes], cli: CommandLine) -> None:
    cli.ok("add", "a very long title " * 12)
    scenes = enter(viewport={"width": 360, "height": 740})

    scenes.page.evaluate("document.documentElement.style.fontSize = '200%'")

    assert scenes.overflow() <= 0
