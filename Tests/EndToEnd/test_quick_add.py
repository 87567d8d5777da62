"""A line that is understood while it is typed, with chips that give its words back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from conftest import PHONE
from support.client import Client
from support.command_line import CommandLine
from support.scenes import Scenes

Enter = Callable[..., Scenes]


def chips(scenes: Scenes) -> Locator:
    return scenes.element("quickPart")


def write(scenes: Scenes, line: str) -> None:
    scenes.element("taskTitleField").press_sequentially(line)


def save(scenes: Scenes) -> None:
    scenes.element("taskTitleField").press("Enter")
    expect(scenes.element("taskTitleField")).to_have_value("")


def test_what_the_chips_show_is_what_is_saved(enter: Enter, cli: CommandLine) -> None:
    scenes = enter()

    write(scenes, "Call Ann tomorrow 9am #home !high 90m")
    expect(chips(scenes)).to_have_count(4)
    expect(chips(scenes).first).to_contain_text("Tomorrow 09:00")
    expect(scenes.element("quickAddSaid")).to_have_text(
        "Due Tomorrow 09:00, #home, Priority High, Takes 1 h 30 min"
    )
    assert scenes.problems_of_access() == []
    save(scenes)

    expect(scenes.row("Call Ann")).to_be_visible()
    expect(chips(scenes)).to_have_count(0)
    expect(scenes.page.locator("#toast")).to_contain_text("#home")
    [task] = cli.tasks()
    assert task["title"] == "Call Ann"
    assert task["priority"] == "high"
    scenes.undo()
    expect(scenes.row("Call Ann")).to_have_count(0)


def test_A11_no_way_out_a_chip_gives_its_words_back(enter: Enter, cli: CommandLine) -> None:
    scenes = enter()

    write(scenes, "Clear inbox 3 march #work")
    expect(chips(scenes)).to_have_count(2)
    scenes.within(chips(scenes).first, "quickPartKeep").click()
    expect(chips(scenes)).to_have_count(1)
    expect(scenes.within(chips(scenes).first, "quickPartKeep")).to_be_focused()
    # What was said stays said while more is typed, before it and behind it.
    scenes.element("taskTitleField").press("Home")
    write(scenes, "Really ")
    scenes.element("taskTitleField").press("End")
    write(scenes, " !low")
    expect(chips(scenes)).to_have_count(2)
    save(scenes)

    [task] = cli.tasks()
    assert (task["title"], task["due"]) == ("Really Clear inbox 3 march", None)


def test_by_keys_alone(enter: Enter, cli: CommandLine) -> None:
    scenes = enter()

    write(scenes, "Gym friday")
    expect(chips(scenes)).to_have_count(1)
    while not scenes.within(chips(scenes), "quickPartKeep").evaluate(
        "button => button === document.activeElement"
    ):
        scenes.page.keyboard.press("Tab")
    scenes.page.keyboard.press("Enter")
    expect(chips(scenes)).to_have_count(0)
    expect(scenes.element("taskTitleField")).to_be_focused()
    save(scenes)

    assert [task["title"] for task in cli.tasks()] == ["Gym friday"]


def test_C09_the_other_reading_is_a_press_away(enter: Enter, cli: CommandLine) -> None:
    scenes = enter(locale="en-GB")

    write(scenes, "Pay 10/01")
    other = scenes.within(chips(scenes), "quickPartOther")
    first = chips(scenes).locator("b").inner_text()
    other.click()
    expect(other).to_contain_text(first)
    expect(chips(scenes).locator("b")).not_to_have_text(first)
    save(scenes)

    [task] = cli.tasks()
    assert task["title"] == "Pay"
    assert task["due"].endswith("-10-01")


COMPOSE = """(field, text) => {
  field.focus();
  field.dispatchEvent(new CompositionEvent("compositionstart", {bubbles: true}));
  field.value = text;
  field.dispatchEvent(new InputEvent("input", {bubbles: true, isComposing: true}));
}"""
ENTER = """(field, init) => {
  const event = new KeyboardEvent(
    "keydown", {key: "Enter", code: "Enter", bubbles: true, cancelable: true, ...init});
  if (field.dispatchEvent(event)) field.form.requestSubmit();
}"""
END = """(field) => {
  field.dispatchEvent(new CompositionEvent("compositionend", {bubbles: true}));
}"""


@pytest.mark.parametrize("text", ["日本語 明日", "우유 사기 내일"])
def test_A15_enter_of_the_input_method_creates_no_task(
    enter: Enter, cli: CommandLine, text: str
) -> None:
    scenes = enter()
    field = scenes.element("taskTitleField")

    field.evaluate(COMPOSE, text)
    scenes.page.wait_for_timeout(300)
    expect(chips(scenes)).to_have_count(0)
    field.evaluate(ENTER, {"isComposing": True})
    field.evaluate(END)
    field.evaluate(ENTER, {"keyCode": 229})
    assert cli.tasks() == []
    expect(chips(scenes)).to_have_count(1)
    save(scenes)

    assert [task["title"] for task in cli.tasks()] == [text.rsplit(" ", 1)[0]]
    expect(scenes.element("taskTitle")).to_have_count(1)


def test_C16_the_last_syllable_is_not_typed_twice(enter: Enter, cli: CommandLine) -> None:
    scenes = enter()
    page = scenes.page
    field = scenes.element("taskTitleField")
    session = page.context.new_cdp_session(page)
    field.focus()
    session.send("Input.insertText", {"text": "우유 사"})
    field.press("Enter")
    # The next word is being composed when the answer comes.
    session.send(
        "Input.imeSetComposition", {"text": "기", "selectionStart": 1, "selectionEnd": 1}
    )
    expect(scenes.row("우유 사")).to_be_visible()
    page.wait_for_timeout(200)
    session.send("Input.insertText", {"text": "기"})

    expect(field).to_have_value("기")
    assert [task["title"] for task in cli.tasks()] == ["우유 사"]


def test_late_answers_are_dropped_and_typing_never_waits(enter: Enter) -> None:
    scenes = enter()
    held: list[Route] = []
    scenes.page.route("**/quick-add", lambda route: held.append(route))

    write(scenes, "Gym friday")
    scenes.page.wait_for_timeout(300)
    write(scenes, " #sport")
    expect(scenes.element("taskTitleField")).to_have_value("Gym friday #sport")
    scenes.page.wait_for_timeout(300)
    assert len(held) == 2
    for route in reversed(held):
        route.continue_()

    expect(chips(scenes)).to_have_count(2)
    scenes.page.wait_for_timeout(200)
    expect(chips(scenes)).to_have_count(2)


def test_chips_stay_when_something_changes_elsewhere(enter: Enter, cli: CommandLine) -> None:
    scenes = enter()
    write(scenes, "Gym friday")
    expect(chips(scenes)).to_have_count(1)

    cli.ok("add", "from the terminal")

    expect(scenes.row("from the terminal")).to_be_visible()
    expect(chips(scenes)).to_have_count(1)
    expect(scenes.element("taskTitleField")).to_have_value("Gym friday")


def test_a_draft_comes_back_with_its_chips(enter: Enter) -> None:
    scenes = enter()
    write(scenes, "Gym friday")
    expect(chips(scenes)).to_have_count(1)

    scenes.page.reload()

    expect(scenes.element("taskTitleField")).to_have_value("Gym friday")
    expect(chips(scenes)).to_have_count(1)


def test_without_scripts_the_notice_says_what_was_understood(client: Client) -> None:
    page = client.add("Call Ann tomorrow 9am #home")

    assert "“Call Ann” added · Tomorrow 09:00 · #home" in page.text
    assert any(True for _ in page.tree.all(id="undoButton"))


@pytest.mark.parametrize(
    ("locale", "line", "label"),
    [
        ("ja-JP", "来週火曜日の午後3時に歯医者 #健康", "15:00"),
        ("ko-KR", "다음 주 화요일 오후 3시 치과 #건강", "오후 3:00"),
    ],
)
def test_chips_fit_a_phone_in_each_language(
    enter: Enter, locale: str, line: str, label: str
) -> None:
    scenes = enter(**PHONE, locale=locale)

    write(scenes, line)
    expect(chips(scenes)).to_have_count(2)

    expect(chips(scenes).first).to_contain_text(label)
    assert scenes.overflow() <= 0
    assert scenes.problems_of_access() == []


PASTE = """(text) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  const field = document.getElementById("taskTitleField");
  field.focus();
  field.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}"""


def test_pasted_lines_are_a_task_each(enter: Enter, cli: CommandLine) -> None:
    scenes = enter()
    offer = scenes.element("quickLines")
    expect(offer).to_be_hidden()
    write(scenes, "Buy ")

    scenes.page.evaluate(PASTE, "milk tomorrow\r\n\r\n  牛乳 明日\n우유 내일\n")

    expect(scenes.element("addLines")).to_have_text("Add 3 tasks, one a line")
    expect(scenes.element("addLines")).to_be_focused()
    expect(scenes.element("taskTitleField")).to_have_value("Buy milk tomorrow 牛乳 明日 우유 내일 ")
    assert scenes.problems_of_access() == []
    scenes.page.keyboard.press("Enter")

    expect(scenes.element("taskRow")).to_have_count(3)
    expect(scenes.element("taskTitleField")).to_have_value("")
    expect(scenes.element("taskTitleField")).to_be_focused()
    expect(offer).to_be_hidden()
    expect(chips(scenes)).to_have_count(0)
    assert sorted(task["title"] for task in cli.tasks()) == ["Buy milk", "牛乳", "우유"]
    assert all(task["due"] for task in cli.tasks())
    scenes.undo()
    expect(scenes.element("taskRow")).to_have_count(0)


def test_pasted_lines_can_stay_one_task(enter: Enter, cli: CommandLine) -> None:
    scenes = enter(**PHONE)

    scenes.page.evaluate(PASTE, "only one line\n")
    expect(scenes.element("quickLines")).to_be_hidden()
    scenes.element("taskTitleField").fill("")
    scenes.page.evaluate(PASTE, "one\ntwo")
    expect(scenes.element("addLines")).to_be_focused()
    assert scenes.overflow() <= 0
    scenes.page.keyboard.press("Escape")
    expect(scenes.element("quickLines")).to_be_hidden()
    expect(scenes.element("taskTitleField")).to_be_focused()
    save(scenes)

    expect(scenes.row("one two")).to_be_visible()
    assert [task["title"] for task in cli.tasks()] == ["one two"]


def test_lines_that_can_not_be_added_stay(enter: Enter, cli: CommandLine) -> None:
    cli.ok("lists", "add", "Work")
    scenes = enter()

    scenes.page.evaluate(PASTE, "one\ntwo +Work")
    scenes.element("addLines").click()

    expect(scenes.element("errorMessage")).to_have_text(
        "The lines name different lists; add them list by list"
    )
    expect(scenes.element("addLines")).to_be_visible()
    expect(scenes.element("taskTitleField")).to_have_value("one two +Work")
    assert cli.tasks() == []
