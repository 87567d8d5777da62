"""All that a task has besides its title, as a person sees and changes it in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.scenes import Scenes

Enter = Callable[..., Scenes]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
COLORS = ["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "gray"]
RULE = {"en": "every 2 weeks on tue and thu", "ja": "隔週火曜", "ko": "격주 화요일"}


def fill_in(scenes: Scenes, title: str, language: str = "en") -> None:
    """Gives a task something in every field, and comes back to the list."""
    scenes.open_detail(title)
    scenes.fill("detailDueField", "2099-12-29")
    scenes.fill("detailRepeatField", RULE[language])
    scenes.fill("detailTagsField", "home, 家計, 집")
    if scenes.page.locator("#detailMore:not([open])").count():
        scenes.page.locator("#detailMore > summary").click()
    scenes.fill("detailStartField", "2099-12-27")
    scenes.fill("detailEstimateField", "90")
    scenes.fill("detailURLField", "https://example.org/rent")
    scenes.fill("detailRemindersField", "15\n1440")
    scenes.save()
    expect(scenes.element("taskTable")).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_every_field_is_kept_and_shown(enter: Enter, scripts: bool) -> None:
    scenes = enter(java_script_enabled=scripts)
    scenes.add("Pay rent")

    fill_in(scenes, "Pay rent")

    row = scenes.row("Pay rent")
    expect(row).to_contain_text("Repeats: Every 2 weeks on Tue and Thu")
    expect(row.locator(".tag")).to_have_text(["home", "家計", "집"])
    expect(row).to_contain_text("Starts: 27 Dec 2099")
    expect(row).to_contain_text("1 h 30 min")
    scenes.open_detail("Pay rent")
    expect(scenes.element("detailRepeatField")).to_have_value("Every 2 weeks on Tue and Thu")
    expect(scenes.element("detailEstimateField")).to_have_value("1 h 30 min")
    expect(scenes.element("detailRemindersField")).to_have_value("15 min\n1 day")
    link = scenes.element("detailLink")
    expect(link).to_have_attribute("href", "https://example.org/rent")
    expect(link).to_have_attribute("rel", re.compile("noopener"))
    scenes.save()
    expect(scenes.page.get_by_text("Saved")).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_parts_are_added_ticked_off_and_listed_under_their_whole(
    enter: Enter, scripts: bool
) -> None:
    scenes = enter(java_script_enabled=scripts)
    scenes.add("Move house")
    scenes.open_detail("Move house")

    for title in ("Pack", "Clean"):
        scenes.fill("newPartField", title)
        scenes.element("addPartButton").click()
        expect(scenes.element("partTitle").get_by_text(title)).to_be_visible()
    scenes.element("partRow").first.locator("button").click()

    expect(scenes.element("partRow").first).to_have_class("row done")
    scenes.element("detailHistory").locator("summary").click()
    expect(scenes.element("historyEntry").first).to_contain_text("Added")
    scenes.page.goto("/")
    assert scenes.titles() == ["Move house", "Pack", "Clean"]
    expect(scenes.row("Move house")).to_contain_text("1 of 2 sub-tasks done")
    expect(scenes.row("Pack")).to_have_attribute("data-depth", "1")
    for width in (1280, 360):
        scenes.page.set_viewport_size({"width": width, "height": 740})
        whole, part = (scenes.row(title).bounding_box() for title in ("Move house", "Pack"))
        assert part["x"] > whole["x"] + 10


def test_keys_move_a_row_in_and_out_and_make_again_what_was_undone(enter: Enter) -> None:
    scenes = enter()
    for title in ("Books", "Pack"):
        scenes.add(title)
    keyboard = scenes.page.keyboard

    scenes.row("Books").focus()
    keyboard.press("Alt+ArrowRight")
    expect(scenes.row("Books")).to_have_attribute("data-depth", "1")
    expect(scenes.row("Books")).to_be_focused()
    keyboard.press("Alt+ArrowLeft")
    expect(scenes.row("Books")).not_to_have_attribute("data-depth", "1")
    keyboard.press("u")
    expect(scenes.row("Books")).to_have_attribute("data-depth", "1")
    expect(scenes.element("redoButton")).to_be_visible()

    keyboard.press("Control+Shift+Z")

    expect(scenes.row("Books")).not_to_have_attribute("data-depth", "1")
    keyboard.press("u")
    expect(scenes.row("Books")).to_have_attribute("data-depth", "1")
    keyboard.press("Control+y")
    expect(scenes.row("Books")).not_to_have_attribute("data-depth", "1")


def test_a_task_that_is_given_up_looks_so(enter: Enter) -> None:
    scenes = enter()
    scenes.add("Learn the harp")
    scenes.open_detail("Learn the harp")

    scenes.element("detailCancelButton").click()

    expect(scenes.row("Learn the harp")).to_have_class("row done cancelled")
    expect(scenes.row("Learn the harp")).to_contain_text("Cancelled")
    scenes.undo()
    expect(scenes.row("Learn the harp")).to_have_class("row")


def test_tags_are_coloured_merged_and_taken_off(enter: Enter) -> None:
    scenes = enter()
    scenes.add("Pay rent")
    fill_in(scenes, "Pay rent")
    scenes.page.goto("/tags")
    rows = scenes.element("tagRow")
    expect(rows).to_have_count(3)

    rows.first.locator("select").select_option("teal")
    expect(rows.first.locator(".dot")).to_have_class("dot teal")
    rows.first.locator("[data-testid=tagNameField]").fill("집")
    rows.first.locator("[data-testid=tagNameField]").press("Enter")

    expect(scenes.page.get_by_text("the two are one now")).to_be_visible()
    expect(rows).to_have_count(2)
    rows.last.hover()
    rows.last.locator("[data-testid=tagDelete]").click()
    expect(rows).to_have_count(1)
    scenes.undo()
    expect(rows).to_have_count(2)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ja", "ko"])
def test_anybody_can_use_the_pages_of_a_task_and_of_tags(
    enter: Enter, language: str, scheme: str
) -> None:
    locale = {"en": "en-US", "ja": "ja-JP", "ko": "ko-KR"}[language]
    scenes = enter(**PHONE, locale=locale, color_scheme=scheme)
    for title in ("月末の家賃を振り込む", "Pack"):
        scenes.add(title)
    scenes.open_detail("Pack")
    scenes.fill("detailTagsField", ",".join(COLORS))
    scenes.save()
    fill_in(scenes, "月末の家賃を振り込む", language)
    scenes.page.goto("/tags")
    for color in COLORS:
        row = scenes.element("tagRow").filter(has=scenes.page.locator(f'input[value="{color}"]'))
        row.locator("select").select_option(color)
        expect(row.locator(".dot")).to_have_class(f"dot {color}")
    assert scenes.problems_of_access() == []
    assert scenes.overflow() <= 0

    scenes.page.goto("/")
    assert scenes.problems_of_access() == []
    assert scenes.overflow() <= 0

    for title in ("Pack", "月末の家賃を振り込む"):
        scenes.page.goto("/")
        scenes.open_detail(title)
        scenes.page.evaluate("document.querySelectorAll('details').forEach((d) => (d.open = true))")
        assert scenes.problems_of_access() == []
        assert scenes.overflow() <= 0
