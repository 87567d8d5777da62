"""The plan of a day, as a person meets it in a browser and in a terminal. All of it is about tomorrow, so
that the hour at which the tests run makes no difference."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

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
HOURS = "9:00-12:00, 13:00–17:00"


def tomorrow() -> str:
    return (datetime.now(UTC) + timedelta(days=1)).date().isoformat()


def open_plan(scenes: Scenes, address: str = "") -> None:
    """Tomorrow's plan, with the same hours on each day of the week."""
    scenes.page.goto("/account")
    for weekday in range(7):
        scenes.fill(f"hours-{weekday}", HOURS)
    scenes.element("workHoursSaveButton").click()
    expect(scenes.page.get_by_role("status").get_by_text("settings")).to_be_visible()
    scenes.page.goto(address or f"/plan?day={tomorrow()}")


def shown(scenes: Scenes) -> list[tuple[str, str]]:
    """Each time with its title."""
    rows = scenes.element("planRow")
    times = rows.locator("time").all_inner_texts()
    titles = rows.locator(".what a").all_inner_texts()
    return list(zip(times, titles, strict=True))


@pytest.mark.parametrize("browser", BROWSERS)
def test_propose_lock_accept_change_undo(
    enter: Callable[..., Scenes], cli: CommandLine, browser: str
) -> None:
    cli.ok("add", "Pay rent", "--estimate", "45m")
    report = cli.add("Write report", "--estimate", "90m", "--priority", "high")
    cli.ok("add", "Paint the house", "--estimate", "119m", "--due", "tomorrow")
    cli.ok("add", "Sort photos", "--estimate", "110m")
    cli.ok("add", "Clear the attic", "--estimate", "115m")
    scenes = enter(**BROWSERS[browser])

    open_plan(scenes)

    # What is due, then the most that the rest of the hours is worth.
    expect(scenes.element("planLead")).to_contain_text("A proposal")
    proposed = [
        ("09:00–10:59", "Paint the house"),
        ("10:59–11:44", "Pay rent"),
        ("13:00–14:30", "Write report"),
        ("14:30–16:25", "Clear the attic"),
    ]
    assert shown(scenes) == proposed
    expect(scenes.element("planLeftOut")).to_contain_text("needs 1 h 50 min, 35 min left")
    assert cli.ok("plan", "--day", "tomorrow", "--json").json["proposal"] is True

    row = scenes.page.locator(f'[data-testid="planRow"][data-task="{report}"]')
    row.locator('[data-testid="planLock"]').click()
    expect(row).to_contain_text("locked")
    expect(scenes.element("planLead")).to_contain_text("A proposal")
    scenes.element("planAccept").click()
    expect(scenes.element("planLead")).to_have_text("Your plan, as you accepted it.")
    expect(scenes.page.get_by_text("Plan accepted")).to_be_visible()
    assert shown(scenes) == proposed

    cli.ok("add", "Call the bank", "--estimate", "1h", "--priority", "high", "--due", "tomorrow")
    scenes.page.reload()
    assert shown(scenes) == proposed
    changes = scenes.element("planChange")
    expect(changes.filter(has_text="Call the bank")).to_contain_text("new: Tomorrow")
    expect(changes.filter(has_text="Write report")).to_have_count(0)
    scenes.element("planAccept").click()
    expect(scenes.element("planRow").filter(has_text="Call the bank")).to_be_visible()
    expect(row.locator("time")).to_have_text("13:00–14:30")

    scenes.undo()
    expect(scenes.element("planRow").filter(has_text="Call the bank")).to_have_count(0)
    assert shown(scenes) == proposed
    assert len(cli.tasks()) == 6


@pytest.mark.parametrize("browser", BROWSERS)
def test_a_time_is_moved_by_its_field(
    enter: Callable[..., Scenes], cli: CommandLine, browser: str
) -> None:
    cli.ok("add", "Pay rent", "--estimate", "45m")
    scenes = enter(**BROWSERS[browser])
    open_plan(scenes)

    scenes.element("planRetime").click()
    scenes.element("planStartField").fill("15:15")
    scenes.element("planMove").click()

    expect(scenes.element("planRow").locator("time")).to_have_text("15:15–16:00")
    expect(scenes.element("planRow")).to_contain_text("locked")
    scenes.element("planRetime").click()
    scenes.element("planRemove").click()
    expect(scenes.element("planRow").locator("time")).to_have_text("09:00–09:45")
    assert cli.titles() == ["Pay rent"]


def test_a_time_is_moved_by_keys_and_by_the_pointer(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    cli.ok("add", "Pay rent", "--estimate", "1h")
    scenes = enter()
    open_plan(scenes)
    row = scenes.element("planRow")

    scenes.element("planLock").focus()
    scenes.page.keyboard.press("Alt+ArrowDown")
    expect(row.locator("time")).to_have_text("09:15–10:15")
    scenes.element("planLock").focus()
    scenes.page.keyboard.press("Alt+ArrowUp")
    expect(row.locator("time")).to_have_text("09:00–10:00")

    row.scroll_into_view_if_needed()
    box = row.bounding_box()
    assert box is not None
    # To scale: an hour is as many pixels as this one is high.
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 8
    scenes.page.mouse.move(x, y)
    scenes.page.mouse.down()
    scenes.page.mouse.move(x, y + box["height"], steps=6)
    scenes.page.mouse.up()
    expect(row.locator("time")).to_have_text("10:00–11:00")
    scenes.undo()
    expect(row.locator("time")).to_have_text("09:00–10:00")


@pytest.mark.parametrize("browser", BROWSERS)
def test_a_week_away(enter: Callable[..., Scenes], cli: CommandLine, browser: str) -> None:
    for day in range(1, 8):
        lines = "".join(f"Task {day}.{number}\n" for number in range(6 if day < 6 else 5))
        due = (datetime.now(UTC) - timedelta(days=day)).date().isoformat()
        cli.ok("add", "-", "--due", due, stdin=lines)
    assert len(cli.tasks("is:overdue")) == 40
    scenes = enter(**BROWSERS[browser])

    open_plan(scenes, "/plan")
    expect(scenes.element("planComeback")).to_contain_text("40 tasks waited for you")
    scenes.element("planSpread").click()

    expect(scenes.element("planRow")).to_have_count(40)
    assert scenes.element("planDay").count() > 3
    # Said as it is, and in no alarming colour.
    expect(scenes.element("planRow").first).to_contain_text("was due")
    accent = "getComputedStyle(document.documentElement).getPropertyValue('--accent')"
    assert scenes.page.evaluate(
        f"""() => {{
          const red = document.createElement("i");
          red.style.color = {accent};
          document.body.append(red);
          const color = getComputedStyle(red).color;
          red.remove();
          return [...document.querySelectorAll("#planTable *")].every(
            (one) => getComputedStyle(one).color !== color);
        }}"""
    )
    scenes.element("planAccept").click()
    scenes.page.wait_for_url(lambda address: "back=1" not in address)
    expect(scenes.element("planComeback")).to_have_count(0)

    scenes.page.goto("/views/overdue")
    expect(scenes.element("taskRow")).to_have_count(0)
    assert len(cli.tasks()) == 40
    assert all(not task["completed"] for task in cli.tasks())
    cli.ok("undo")
    assert len(cli.tasks("is:overdue")) == 40


@pytest.mark.parametrize("browser", ["wide", "phone"])
@pytest.mark.parametrize("color_scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en-US", "ja-JP", "ko-KR"])
def test_for_everybody(
    enter: Callable[..., Scenes], cli: CommandLine, language: str, browser: str, color_scheme: str
) -> None:
    cli.ok("add", "-", "--due", "tomorrow", stdin="Pay rent\n牛乳を買う\n분기 보고서 보내기\n")
    cli.ok("add", "Paint the whole house from the roof to the cellar", "--estimate", "20h")
    late = "".join(f"Late {number}\n" for number in range(10))
    cli.ok("add", "-", "--due", "2020-01-01", stdin=late)
    scenes = enter(locale=language, color_scheme=color_scheme, **BROWSERS[browser])

    scenes.page.goto(f"/plan?day={tomorrow()}&days=3")

    expect(scenes.element("planTable").get_by_role("list").first).to_be_visible()
    assert scenes.overflow() <= 0
    assert scenes.problems_of_access() == []
    scenes.element("planRetime").first.click()
    assert scenes.overflow() <= 0
    assert scenes.problems_of_access() == []


def test_a_day_is_picked_by_how_full_it_is(
    enter: Callable[..., Scenes], cli: CommandLine
) -> None:
    number = cli.add("Pay rent")
    cli.ok("add", "Paint the house", "--estimate", "3h", "--due", "tomorrow")
    scenes = enter()
    scenes.page.goto(f"/tasks/{number}")

    scenes.page.locator("#dayLoads summary").click()
    day = scenes.element("dayLoad").nth(1)
    expect(day).to_contain_text("3 h planned")
    day.get_by_role("button").click()

    expect(scenes.element("detailDueField")).to_have_value(tomorrow())
    assert scenes.problems_of_access() == []
    scenes.save()
    assert cli.tasks("Pay rent")[0]["due"] == tomorrow()


def test_in_a_terminal(client: object, cli: CommandLine) -> None:
    cli.ok("add", "Pay rent", "--estimate", "45m")

    proposal = cli.ok("plan", "--day", "tomorrow", "--hours", "3")
    assert "Pay rent" in proposal.stdout
    accepted = cli.ok("plan", "--day", "tomorrow", "--accept", "--json").json
    assert accepted["proposal"] is False
    assert [entry["state"] for entry in accepted["days"][0]["entries"]] == ["accepted"]
    assert cli.ok("undo").stdout == "Undone: plan accepted\n"
    assert cli.ok("plan", "--day", "tomorrow", "--json").json["proposal"] is True


@pytest.mark.parametrize("browser", BROWSERS)
def test_the_time_of_a_task_is_counted_and_corrected(
    enter: Callable[..., Scenes], cli: CommandLine, browser: str
) -> None:
    number = cli.add("Write report", "--estimate", "30m")
    other = cli.add("Call the bank")
    cli.ok("start", str(other))
    scenes = enter(**BROWSERS[browser])
    scenes.page.goto(f"/tasks/{number}")

    scenes.element("timerButton").click()
    expect(scenes.element("timingRunning")).to_contain_text("running since Today")
    # One runs at a time.
    assert "running since" not in cli.ok("show", str(other)).stdout
    scenes.element("timerButton").click()
    expect(scenes.element("timingRunning")).to_have_count(0)
    expect(scenes.element("timingTotal")).to_have_text("1 min, estimated 30 min")
    scenes.element("timeField").fill("45m")
    scenes.element("timeCorrect").click()
    expect(scenes.element("timingTotal")).to_have_text("45 min, estimated 30 min")
    assert scenes.overflow() <= 0
    if "without" not in browser:
        assert scenes.problems_of_access() == []

    scenes.page.goto("/look-back")
    rows = scenes.element("estimateRow")
    expect(rows.filter(has_text="Write report")).to_contain_text("15 min longer")
    assert scenes.overflow() <= 0
    assert "15 min longer" in cli.ok("stats").stdout
